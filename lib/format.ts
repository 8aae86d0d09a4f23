import { lazily } from './lazily';

/**
 * Numbers and dates in the Danish format, regardless of the interface language. Days are stored as
 * midnight UTC, so they are formatted in UTC.
 */
const danish = (options: Intl.NumberFormatOptions) =>
  lazily(() => new Intl.NumberFormat('da-DK', options));
const integer = danish({ maximumFractionDigits: 0 });
const ratio = danish({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
const tenths = danish({ maximumFractionDigits: 1 });
const distance = danish({ maximumSignificantDigits: 3 });

/** Before a digit that any number of whole groups of three follow. */
const GROUP = /\B(?=(?:\d{3})+$)/g;

/** 1234567 → "1.234.567"; whole numbers, which every page has, without Intl. */
export function formatNumber(value: number): string {
  return Number.isSafeInteger(value) ? String(value).replace(GROUP, '.') : integer().format(value);
}

/** 12.345 → "12,35" */
export function formatRatio(value: number): string {
  return ratio().format(value);
}

/** 12.5 → "12,5", 20 → "20" */
export function formatTenths(value: number): string {
  return tenths().format(value);
}

/** Kilometres: 12.47 → "12,5", 0.05 → "0,05" */
export function formatDistance(km: number): string {
  return distance().format(km);
}

/** 12.345 → "12,35 %" (a no-break space before the sign) */
export function formatPercent(value: number): string {
  return `${ratio().format(value)}\u00a0%`;
}

/** 2022-01-31 → "31/01/2022", day first, as on the company page. */
export function formatDay(day: Date): string {
  const [year, monthOfYear, dayOfMonth] = isoDay(day).split('-');
  return `${dayOfMonth}/${monthOfYear}/${year}`;
}

const moment = lazily(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      timeZone: 'Europe/Copenhagen',
    }),
);

/** Danish local time: "31/01/2022 14:05:09" */
export function formatMoment(time: Date): string {
  return moment().format(time).replace(',', '');
}

/** Danish local time to the minute: "31/01/2022 14:05" */
export function formatMinute(time: Date): string {
  return formatMoment(time).slice(0, -3);
}

/** The date in Denmark: "31/01/2022" */
export function formatMomentDay(time: Date): string {
  return formatMoment(time).slice(0, 10);
}

export function isoDay(day: Date): string;
export function isoDay(day: Date | null): string | null;
/** 2022-01-31 in the API's format; null stays null. */
export function isoDay(day: Date | null): string | null {
  return day?.toISOString().slice(0, 10) ?? null;
}

/** "12345678" → "12 34 56 78", the usual grouping of Danish phone numbers. */
export function formatPhone(phone: string): string {
  return /^\d{8}$/.test(phone) ? phone.replace(/(\d\d)(?=\d)/g, '$1 ') : phone;
}

/** For use in the middle of a sentence. */
export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Truncates a text longer than `limit` characters to `keep` characters and an ellipsis. */
export function truncate(text: string, limit: number, keep: number): string {
  const letters = [...text];
  return letters.length > limit ? `${letters.slice(0, keep).join('').trimEnd()}…` : text;
}

/** As truncate, but ends between words, unless more than half of the room would stay empty. */
export function truncateWords(text: string, limit: number): string {
  const kept = [...text].slice(0, limit + 1);
  if (kept.length <= limit) return text;
  const end = kept.lastIndexOf(' ');
  const whole = kept.slice(0, end > limit / 2 ? end : limit).join('');
  return `${whole.replace(/[\s,;:(–-]+$/, '')}…`;
}

/** "Jens Møller Holding ApS" → "JM": first letters of the first two words. */
export function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase('da') ?? '')
    .join('');
}
