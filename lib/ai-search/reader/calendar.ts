import 'server-only';

export const dayText = (date: Date) => date.toISOString().slice(0, 10);

/** Days and months as dates have them. */
export const padded = (value: number) => String(value).padStart(2, '0');

/** Adds days to a date; a negative number subtracts. */
export function moved(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return dayText(date);
}

/** The Monday of the week that a day is in. */
export const mondayOf = (day: string) =>
  moved(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** The same day of the month `count` months earlier, or the last day of a shorter month. */
export function monthsBefore(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - count);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wanted, last));
  return dayText(date);
}
