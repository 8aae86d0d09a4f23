import type { ImportCandidate, ImportRow } from '@/lib/imports/types';

/** What was decided for uncertain rows, by line: a CVR number, or null for none of the candidates. */
export type Decisions = ReadonlyMap<number, string | null>;

export const FILTERS = ['all', 'found', 'undecided', 'missing', 'repeated', 'saved'] as const;
export type Filter = (typeof FILTERS)[number];

/** The company that a row adds; null when it adds none. */
export function companyOf(row: ImportRow, decisions: Decisions): ImportCandidate | null {
  if (row.outcome === 'found') return row.candidates[0] ?? null;
  if (row.outcome !== 'uncertain') return null;
  const cvr = decisions.get(row.line);
  return row.candidates.find((candidate) => candidate.cvr === cvr) ?? null;
}

/** Whether there is anything to choose from. */
export const isOpen = ({ outcome, candidates }: ImportRow) =>
  outcome === 'uncertain' && candidates.length > 0;

const isUndecided = (row: ImportRow, decisions: Decisions) =>
  isOpen(row) && !decisions.has(row.line);

const isMissing = (row: ImportRow, decisions: Decisions) =>
  isOpen(row)
    ? decisions.get(row.line) === null
    : row.outcome === 'missing' || row.outcome === 'uncertain';

const tests: Record<Filter, (row: ImportRow, decisions: Decisions) => boolean> = {
  all: () => true,
  found: (row, decisions) => companyOf(row, decisions) !== null,
  undecided: isUndecided,
  missing: isMissing,
  repeated: ({ outcome }) => outcome === 'repeated',
  saved: (row, decisions) => companyOf(row, decisions)?.saved === true,
};

export const rowsOf = (filter: Filter, rows: readonly ImportRow[], decisions: Decisions) =>
  rows.filter((row) => tests[filter](row, decisions));

export type Tally = Record<Filter, number>;

export function tallyOf(rows: readonly ImportRow[], decisions: Decisions): Tally {
  const tally: Tally = { all: 0, found: 0, undecided: 0, missing: 0, repeated: 0, saved: 0 };
  for (const row of rows) {
    for (const filter of FILTERS) if (tests[filter](row, decisions)) tally[filter] += 1;
  }
  return tally;
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

/** What still applies to rows that were read once more, with other columns. */
export function keptDecisions(rows: readonly ImportRow[], decisions: Decisions): Decisions {
  const kept = new Map<number, string | null>();
  for (const { line, outcome, candidates } of rows) {
    const cvr = decisions.get(line);
    if (outcome !== 'uncertain' || cvr === undefined) continue;
    if (cvr === null || candidates.some((candidate) => candidate.cvr === cvr)) kept.set(line, cvr);
  }
  return kept;
}
