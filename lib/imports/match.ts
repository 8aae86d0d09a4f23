import 'server-only';
import { isValidCvr } from '@/lib/companies/cvr';
import { readUnitOwners } from '@/lib/search/listed-numbers';
import { findByName } from './by-name';
import { type Company, readCompanies } from './companies';
import { type Decision, MISSING } from './decide';
import type { ReadRow } from './rows';
import type { ImportRow } from './types';
import { areStrangers, type WrittenName } from './written-name';

export type Matched = Decision & { problem: ImportRow['problem'] };

/** The companies of the numbers of rows. */
async function readNumbered(rows: readonly ReadRow[]) {
  const digitsOf = (kind: 'cvr' | 'pNumber') =>
    rows.flatMap(({ number }) => (number.kind === kind ? number.digits : []));
  const owners = await readUnitOwners([...new Set(digitsOf('pNumber'))]);
  const companies = await readCompanies([...digitsOf('cvr'), ...owners.values()]);
  return ({ number }: ReadRow): Company | undefined => {
    if (number.kind === 'cvr') return companies.get(number.digits);
    return number.kind === 'pNumber' ? companies.get(owners.get(number.digits) ?? '') : undefined;
  };
}

const isNamedElse = (name: WrittenName, { own, others }: Company) =>
  [own, ...others].every((one) => areStrangers(name, one));

function byNumber({ number, name }: ReadRow, company: Company): Matched {
  return {
    outcome: 'found',
    by: number.kind === 'cvr' ? 'cvr' : 'p_number',
    companies: [company],
    doubts: [],
    problem: name !== null && isNamedElse(name, company) ? 'name_disagrees' : null,
  };
}

/** Numbers of so many digits lack one, or have one too many. */
const CVR_NEARLY = new Set([7, 9]);

/** What is wrong with the number of a row that leads to no company. */
function problemOf({ number, name }: ReadRow): ImportRow['problem'] {
  if (number.kind === 'none') return name === null ? 'no_name' : null;
  if (number.kind === 'other' && CVR_NEARLY.has(number.digits?.length ?? 0)) return 'wrong_length';
  const isNone = number.kind === 'other' || (number.kind === 'cvr' && !isValidCvr(number.digits));
  return isNone ? 'not_a_number' : 'unknown_number';
}

/** Where a number leads nowhere, the name alone does not decide. */
function unsure(decision: Decision, problem: ImportRow['problem']): Matched {
  if (problem === null || decision.outcome !== 'found') return { ...decision, problem };
  return { ...decision, outcome: 'uncertain', doubts: ['name_only'], problem };
}

export type MatchedRow = { row: ReadRow; match: Matched };

/** Finds the company of each row: by its number, or else by its name and place. */
export async function matchRows(rows: readonly ReadRow[]): Promise<MatchedRow[]> {
  const numbered = await readNumbered(rows);
  const sought = rows.flatMap((row, at) =>
    row.name !== null && !numbered(row) ? [{ at, name: row.name, place: row.place }] : [],
  );
  const decisions = await findByName(sought);
  const byRow = new Map(sought.map(({ at }, turn) => [at, decisions[turn] ?? MISSING]));
  return rows.map((row, at) => {
    const company = numbered(row);
    const match = company
      ? byNumber(row, company)
      : unsure(byRow.get(at) ?? MISSING, problemOf(row));
    return { row, match };
  });
}
