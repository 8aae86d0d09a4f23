/** One code of four digits, or the ends of a range: "8000-8270". */
type PostalCodes = { from: string; to: string };

/** Parses one code or a range; null for anything else. */
export function postalCodesOf(written: string): PostalCodes | null {
  const [, from, to = from] = /^(\d{4})(?:-(\d{4}))?$/.exec(written) ?? [];
  return from !== undefined && to !== undefined && from <= to ? { from, to } : null;
}

/** Normalizes "8000 – 8270, 2100" to the URL value "8000-8270|2100", whatever the separators. */
export const partedCodes = (typed: string): string =>
  typed
    .trim()
    .replace(/\s*[-–]\s*/g, '-')
    .replace(/[\s,;|]+/g, '|')
    .replace(/^\||\|$/g, '');
