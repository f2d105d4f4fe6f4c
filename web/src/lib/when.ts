// Moments, as people say them: today by the hour, else by the day.

export function when(seconds: number, language: string, now = new Date()): string {
  const at = new Date(seconds * 1000);
  const today = at.toDateString() === now.toDateString();
  const style: Intl.DateTimeFormatOptions = today
    ? { hour: "2-digit", minute: "2-digit" }
    : { day: "numeric", month: "short", ...(at.getFullYear() === now.getFullYear() ? {} : { year: "numeric" }) };
  return new Intl.DateTimeFormat(language, style).format(at);
}
