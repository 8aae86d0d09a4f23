/** Four digits, or the first and the last of several: "8000-8270". */
export type PostalCodes = { from: string; to: string };

/** The codes of a written one or range; null of anything else. */
export function postalCodesOf(written: string): PostalCodes | null {
  const [, from, to = from] = /^(\d{4})(?:-(\d{4}))?$/.exec(written) ?? [];
  return from !== undefined && to !== undefined && from <= to ? { from, to } : null;
}

/** "8000 – 8270, 2100" as values of an address, "8000-8270|2100": people part them variously. */
export const partedCodes = (typed: string): string =>
  typed
    .trim()
    .replace(/\s*[-–]\s*/g, '-')
    .replace(/[\s,;|]+/g, '|')
    .replace(/^\||\|$/g, '');
