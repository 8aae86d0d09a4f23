/** The day so many months earlier; the last of its month where that one is shorter. */
export function monthsBefore(day: Date, months: number): Date {
  const before = new Date(day);
  before.setUTCMonth(before.getUTCMonth() - months);
  if (before.getUTCDate() !== day.getUTCDate()) before.setUTCDate(0);
  return before;
}
