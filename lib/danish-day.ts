import { lazily } from './lazily';

const timeZone = 'Europe/Copenhagen';
// The Swedish locale writes the year first.
const day = lazily(() => new Intl.DateTimeFormat('sv-SE', { timeZone }));
const moment = lazily(
  () => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone }),
);

/** The date in Denmark at a moment, by default now: "2026-11-21" */
export function danishDay(at = new Date()): string {
  return day().format(at);
}

/** Danish local time for sortable file names: "20261121-201505" */
export function danishStamp(at = new Date()): string {
  return moment().format(at).replace(/[-:]/g, '').replace(' ', '-');
}

/** The hour in Denmark at a moment, 0 to 23. */
export function danishHour(at = new Date()): number {
  return Number(danishStamp(at).slice(9, 11));
}
