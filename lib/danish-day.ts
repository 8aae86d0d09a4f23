const timeZone = 'Europe/Copenhagen';
// Year first, as Swedes write.
const day = new Intl.DateTimeFormat('sv-SE', { timeZone });
const moment = new Intl.DateTimeFormat('sv-SE', {
  ...({ dateStyle: 'short', timeStyle: 'medium', timeZone } as const),
});

/** The day in Denmark at a moment, now without one: "2026-11-21" */
export function danishDay(at = new Date()): string {
  return day.format(at);
}

/** A moment on Danish clocks, for names of files, which sort by it: "20261121-201505" */
export function danishStamp(at = new Date()): string {
  return moment.format(at).replace(/[-:]/g, '').replace(' ', '-');
}
