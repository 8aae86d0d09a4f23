import { readArguments } from '../../scripts/arguments';
import { query, withTemporaryDatabase } from '../import/database';
import { runMeasured } from '../import/measured';
import type { Row } from '../row';
import { ask, printMisses, summaries } from './ask';
import { countCores, drawCases, type NamedCompany } from './draw';
import { hardCompanies, hardQueries } from './hard-companies';
import { coreOf } from './name-parts';

const SEED = 20_261;

const usage = `Usage: npm run bench -- quality [--companies N] [--cases N]
  How often a search returns the right company among the first three, for misspelt names of the sample
  register and for hard cases written by hand.`;

export async function measure(args: string[]): Promise<Row[]> {
  const options = {
    companies: { type: 'string', default: '200000' },
    cases: { type: 'string', default: '1080' },
  } as const;
  const { values } = readArguments({ args, options }, usage);
  return withTemporaryDatabase(async (url) => {
    await runMeasured(url, ['scripts/register-sample.ts', '--companies', values.companies]);
    return measureIn(url, Number(values.cases));
  });
}

/** Runs in a database with a sample register, and adds the companies of the hard cases. */
async function measureIn(url: string, cases: number): Promise<Row[]> {
  const { loadCompanies } = await import('../../lib/register/load');
  await loadCompanies(hardCompanies, { source: 'FILES', kind: 'DELTA', snapshotDate: null });
  const { searchCompanies } = await import('../../lib/search/queries');
  const { db } = await import('../../lib/db');
  try {
    const companies = await namedCompanies(url);
    const without = new Set(hardCompanies.map(({ key }) => key));
    const drawn = drawCases({ companies, without }, cases, SEED);
    const misspelt = await ask(searchCompanies, drawn);
    const hard = await ask(searchCompanies, checked(companies));
    printMisses('Misspelt names', misspelt);
    printMisses('Hard cases', hard);
    console.log(`\n${companies.length} companies with a name, seed ${SEED}`);
    return [...summaries('ALL MISSPELT NAMES', misspelt), ...summaries('ALL HARD CASES', hard)];
  } finally {
    await db.$disconnect();
  }
}

const namedCompanies = (url: string) =>
  query<NamedCompany>(url, 'SELECT key, name FROM companies WHERE name IS NOT NULL ORDER BY key');

/** @throws Error if another company has such a name, because then neither is the right one. */
function checked(companies: readonly NamedCompany[]) {
  const cores = countCores(companies);
  const shared = hardQueries.filter(({ name, alone }) => alone && cores.get(coreOf(name)) !== 1);
  if (shared.length === 0) return hardQueries;
  throw new Error(`Not alone with their names: ${shared.map(({ name }) => name).join(', ')}`);
}
