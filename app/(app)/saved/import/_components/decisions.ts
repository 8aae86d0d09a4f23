import type { ImportCandidate, ImportRow } from '@/lib/imports/types';

/** What was decided, by line: a CVR number, or null for none. Rows that were found need no decision. */
export type Decisions = ReadonlyMap<number, string | null>;

export const FILTERS = [
  'all',
  'found',
  'undecided',
  'missing',
  'leftOut',
  'repeated',
  'saved',
] as const;
export type Filter = (typeof FILTERS)[number];

/** The company that a row adds; null when it adds none. */
export function companyOf(row: ImportRow, decisions: Decisions): ImportCandidate | null {
  const cvr = decisions.get(row.line);
  if (row.outcome === 'found') return cvr === null ? null : (row.candidates[0] ?? null);
  if (row.outcome !== 'uncertain') return null;
  return row.candidates.find((candidate) => candidate.cvr === cvr) ?? null;
}

const isUndecided = ({ outcome, line }: ImportRow, decisions: Decisions) =>
  outcome === 'uncertain' && !decisions.has(line);

const isRefused = (asked: ImportRow['outcome'], { outcome, line }: ImportRow, made: Decisions) =>
  outcome === asked && made.get(line) === null;

const isMissing = (row: ImportRow, decisions: Decisions) =>
  row.outcome === 'missing' || isRefused('uncertain', row, decisions);

/** The lines for which a company was chosen that a row above adds already. */
function chosenAgain(rows: readonly ImportRow[], decisions: Decisions): ReadonlySet<number> {
  const seen = new Set<string>();
  const again = new Set<number>();
  for (const row of rows) {
    const cvr = companyOf(row, decisions)?.cvr;
    if (cvr === undefined) continue;
    if (seen.has(cvr)) again.add(row.line);
    seen.add(cvr);
  }
  return again;
}

type Test = (row: ImportRow, decisions: Decisions, again: ReadonlySet<number>) => boolean;

const tests: Record<Filter, Test> = {
  all: () => true,
  found: (row, decisions, again) => companyOf(row, decisions) !== null && !again.has(row.line),
  undecided: isUndecided,
  missing: isMissing,
  leftOut: (row, decisions) => isRefused('found', row, decisions),
  repeated: ({ outcome, line }, _, again) => outcome === 'repeated' || again.has(line),
  saved: (row, decisions) => companyOf(row, decisions)?.saved === true,
};

/** Whether a row is still to be decided, or no company. */
export const isLeft = (row: ImportRow, decisions: Decisions) =>
  isUndecided(row, decisions) || isMissing(row, decisions);

export function rowsOf(filter: Filter, rows: readonly ImportRow[], decisions: Decisions) {
  const again = chosenAgain(rows, decisions);
  return rows.filter((row) => tests[filter](row, decisions, again));
}

export type Tally = Record<Filter, number>;

export function tallyOf(rows: readonly ImportRow[], decisions: Decisions): Tally {
  const count = (filter: Filter) => [filter, rowsOf(filter, rows, decisions).length];
  return Object.fromEntries(FILTERS.map(count)) as Tally;
}

/** The companies to save, each once, in the order of the rows. */
export function cvrsOf(rows: readonly ImportRow[], decisions: Decisions): string[] {
  return [...new Set(rows.flatMap((row) => companyOf(row, decisions)?.cvr ?? []))];
}

/** The next row to be decided after that line, then from the top; undefined when there is none. */
export function nextUndecided(
  rows: readonly ImportRow[],
  decisions: Decisions,
  line: number,
): ImportRow | undefined {
  const left = rows.filter((row) => row.line !== line && isUndecided(row, decisions));
  return left.find((row) => row.line > line) ?? left[0];
}

/** Decides rows alike: each is its first candidate, the likeliest, or none of them. */
export function decideAll(
  rows: readonly ImportRow[],
  what: 'first' | 'none',
  decisions: Decisions,
): Decisions {
  const next = new Map(decisions);
  for (const { line, candidates } of rows) {
    next.set(line, what === 'none' ? null : (candidates[0]?.cvr ?? null));
  }
  return next;
}

/** The decisions, but for those of rows. */
export function withoutLines(rows: readonly ImportRow[], decisions: Decisions): Decisions {
  const next = new Map(decisions);
  for (const { line } of rows) next.delete(line);
  return next;
}

const cvrsIn = (row: ImportRow | undefined) => row?.candidates.map(({ cvr }) => cvr).join();

/** What still applies to rows that were read once more, with other columns. */
export function keptDecisions(
  before: readonly ImportRow[],
  rows: readonly ImportRow[],
  decisions: Decisions,
): Decisions {
  const former = new Map(before.map((row) => [row.line, row]));
  const kept = new Map<number, string | null>();
  for (const row of rows) {
    const { line, outcome, candidates } = row;
    const cvr = decisions.get(line);
    if (cvr === undefined || (outcome !== 'uncertain' && outcome !== 'found')) continue;
    const isOffered =
      cvr === null
        ? cvrsIn(row) === cvrsIn(former.get(line))
        : candidates.some((candidate) => candidate.cvr === cvr);
    if (isOffered) kept.set(line, cvr);
  }
  return kept;
}
