type Codes = (string | number)[];

/** One entry of a load's report, in displayable form. */
export type ReportLine = { name: string } & (
  | { number: number }
  | { text: string }
  /** Number of occurrences, most frequent first. */
  | { counts: [what: string, count: number][] }
  /** Codes grouped by code list. */
  | { codes: [list: string, codes: Codes][] }
);

const isNumber = (value: unknown): value is number => typeof value === 'number';
const isList = (value: unknown): value is Codes => Array.isArray(value);

function lineOf(name: string, value: unknown): ReportLine | null {
  if (isNumber(value)) return value === 0 ? null : { name, number: value };
  if (typeof value !== 'object' || value === null) return { name, text: String(value) };
  const parts = Object.entries(value);
  if (parts.every((part): part is [string, number] => isNumber(part[1]))) {
    const counts = parts.filter(([, count]) => count > 0).sort(([, a], [, b]) => b - a);
    return counts.length === 0 ? null : { name, counts };
  }
  if (parts.every((part): part is [string, Codes] => isList(part[1]))) {
    const codes = parts.filter(([, list]) => list.length > 0);
    return codes.length === 0 ? null : { name, codes };
  }
  return { name, text: JSON.stringify(value, null, 2) };
}

/** The entries of a load's report, without those that are zero or empty. */
export const reportLines = (report: unknown): ReportLine[] =>
  Object.entries(report ?? {}).flatMap(([name, value]) => lineOf(name, value) ?? []);
