// Names for those who gave none: captains of the time, and first names that they had.

const CAPTAINS = ["Sforza", "Colleoni", "Malatesta", "Carmagnola", "Piccinino", "Baglioni", "Gattamelata", "Montefeltro"];
const PEOPLE = ["Braccio", "Caterina", "Bartolomeo", "Lucrezia", "Ludovico", "Isabella", "Galeazzo", "Bianca", "Ottaviano", "Ginevra"];

export function somebody(): string {
  return PEOPLE[Math.floor(Math.random() * PEOPLE.length)]!;
}

/** Names for bots, none twice and none that is taken. */
export function captains(count: number, taken: readonly string[]): string[] {
  const free = CAPTAINS.filter((name) => !taken.includes(name));
  for (let i = free.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [free[i], free[j]] = [free[j]!, free[i]!];
  }
  return Array.from({ length: count }, (_, i) => free[i] ?? "");
}
