const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Copenhagen' });

/** The day in Denmark at a moment, now without one: "2026-11-21" */
export function danishDay(at = new Date()): string {
  return day.format(at);
}
