import 'server-only';

const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Copenhagen' });

/** The day in Denmark at a moment: "2026-11-21" */
export function danishDay(at: Date): string {
  return day.format(at);
}
