// What this browser remembers of how one wants the board.
const KEPT = "ludoteca.ventura";

export interface Wishes {
  /** Tips for newcomers. */
  guide: boolean;
  /** The accounts open by themselves after each round. */
  sheet: boolean;
  /** Cost and defence of the land are shown on the map. */
  values: boolean;
  /** How battles would end is told beforehand, where the table has it. */
  forecast: boolean;
  /** Coordinates stand behind the names of places. */
  exact: boolean;
}

export function recalled(): Wishes {
  const fresh = { guide: true, sheet: true, values: false, forecast: true, exact: false };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Wishes>) };
  } catch {
    return fresh; // whatever stands there is not ours
  }
}

export function remember(wishes: Wishes): void {
  localStorage.setItem(KEPT, JSON.stringify(wishes));
}
