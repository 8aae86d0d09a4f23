import 'server-only';
import { db } from '@/lib/db';
import { inTurn } from '@/lib/in-turn';
import { throttle } from '@/lib/throttle';
import { columnsTextSchema, type ImportForm } from './api-schemas';
import type { Company } from './companies';
import { type MatchedRow, matchRows } from './match';
import { readFile } from './read-file';
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
function toRows(rows: readonly MatchedRow[], saved: ReadonlySet<string>): ImportRow[] {
  const firstLines = new Map<string, number>();
  return rows.map(({ row: { line, text }, match }) => {
    const { outcome, by, problem, companies, doubts } = match;
    const key = outcome === 'found' ? (companies[0]?.key ?? '') : null;
    const first = key === null ? undefined : firstLines.get(key);
    if (key !== null && first === undefined) firstLines.set(key, line);
    return {
      line,
      text,
      outcome: first === undefined ? outcome : 'repeated',
      by,
      candidates: companies.map((company) => toCandidate(company, saved)),
      doubts,
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
  const { rows, ...read } = await readFile(bytes, asked);
  const matched = await matchInTurn(() => matchRows(rows));
  const keys = matched.flatMap(({ match }) => match.companies.map(({ key }) => key));
  const answered = toRows(matched, await savedAmong(userId, [...new Set(keys)]));
  return { ...read, rows: answered, totals: totalsOf(answered) };
}
