/** The same day `months` months earlier, or the last day of that month if it is shorter. */
export function monthsBefore(day: Date, months: number): Date {
  const before = new Date(day);
  before.setUTCMonth(before.getUTCMonth() - months);
  if (before.getUTCDate() !== day.getUTCDate()) before.setUTCDate(0);
  return before;
}
