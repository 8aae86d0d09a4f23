import 'server-only';
import { db } from '@/lib/db';
import { inTurn } from '@/lib/in-turn';
import { throttle } from '@/lib/throttle';
import { columnsTextSchema, type ImportForm } from './api-schemas';
import type { Company } from './companies';
import { SAMPLE_ROWS } from './constants';
import { type Matched, matchRows } from './match';
import { readColumns } from './read-columns';
import { readFile } from './read-file';
import { type ReadRow, readRow } from './rows';
import type { ImportAnswer, ImportRow } from './types';

async function savedAmong(userId: string, keys: string[]): Promise<Set<string>> {
  const rows = await db.$queryRaw<{ key: string }[]>`
    SELECT company_key AS key FROM saved_companies
    WHERE user_id = ${userId}::uuid AND company_key = ANY (${keys}::char(8)[])`;
  return new Set(rows.map(({ key }) => key));
}

const toCandidate = (company: Company, saved: ReadonlySet<string>) => ({
  cvr: company.key,
  name: company.name,
  city: company.postalDistrict,
  status: company.status,
  ended_as: company.ending,
  saved: saved.has(company.key),
});

/** The rows as they are answered; a company that was found before is repeated. */
function toRows(
  rows: readonly ReadRow[],
  matched: readonly Matched[],
  saved: ReadonlySet<string>,
): ImportRow[] {
  const firstLines = new Map<string, number>();
  return rows.flatMap(({ line, text }, at) => {
    const match = matched[at];
    if (!match) return [];
    const { outcome, by, problem, companies } = match;
    const key = outcome === 'found' ? (companies[0]?.key ?? '') : null;
    const first = key === null ? undefined : firstLines.get(key);
    if (key !== null && first === undefined) firstLines.set(key, line);
    return {
      line,
      text,
      outcome: first === undefined ? outcome : 'repeated',
      by,
      candidates: companies.map((company) => toCandidate(company, saved)),
      problem,
      repeats: first ?? null,
    };
  });
}

function totalsOf(rows: readonly ImportRow[]): ImportAnswer['totals'] {
  const count = (outcome: ImportRow['outcome']) =>
    rows.filter((row) => row.outcome === outcome).length;
  return {
    rows: rows.length,
    found: count('found'),
    uncertain: count('uncertain'),
    missing: count('missing'),
    repeated: count('repeated'),
    saved: rows.filter(({ outcome, candidates }) => outcome === 'found' && candidates[0]?.saved)
      .length,
  };
}

/** One file at a time for all users: finding the names of one takes up to some seconds of a core. */
const matchInTurn = inTurn({ waiting: 20 });

/**
 * Finds the companies of a file or of pasted rows. Nothing is stored.
 * @throws AppError invalid_input with what is wrong with it, unavailable when too many are waiting,
 *   too_many_requests
 */
export async function importCompanies(userId: string, form: ImportForm): Promise<ImportAnswer> {
  await throttle('importCompanies', { account: userId });
  const asked = form.columns === undefined ? {} : columnsTextSchema.parse(form.columns);
  const bytes = form.file
    ? new Uint8Array(await form.file.arrayBuffer())
    : new TextEncoder().encode(form.text);
  const { header, columns, rows } = readColumns(await readFile(bytes), asked);
  const read = rows.map((row) => readRow(row, columns));
  const matched = await matchInTurn(() => matchRows(read));
  const keys = matched.flatMap(({ companies }) => companies.map(({ key }) => key));
  const answered = toRows(read, matched, await savedAmong(userId, [...new Set(keys)]));
  const sample = rows.slice(0, SAMPLE_ROWS).map(({ cells }) => cells);
  return { header, columns, sample, rows: answered, totals: totalsOf(answered) };
}
