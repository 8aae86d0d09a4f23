import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Matched } from '@/lib/imports/match';
import { readArguments } from '../../scripts/arguments';
import { query } from '../import/database';
import type { Row } from '../row';
import { percentile } from '../search/latency';
import { registerOptions, withRegister } from '../search/register';
import { type Case, type CasesOfKind, drawCases, fileOf } from './draw';

/** The columns of the files, which their contents would not always tell. */
const COLUMNS = { cvr: 0, name: 1, place: 2, header: true };

type Verdict = 'found' | 'wrong' | 'uncertain' | 'unlisted' | 'missing';

/** unlisted: uncertain, and the company is not among the candidates. */
function judge({ key }: Case, { outcome, companies }: Matched): Verdict {
  const isAmong = companies.some((company) => company.key === key);
  if (outcome === 'found') return isAmong ? 'found' : 'wrong';
  if (outcome === 'missing') return 'missing';
  return isAmong ? 'uncertain' : 'unlisted';
}

const filesOf = (cases: readonly Case[], rows: number) =>
  Array.from({ length: Math.ceil(cases.length / rows) }, (_, at) =>
    cases.slice(at * rows, (at + 1) * rows),
  );

async function measureKind({ group, kind, cases }: CasesOfKind, rowsOfFile: number): Promise<Row> {
  const { readFile } = await import('@/lib/imports/read-file');
  const { matchRows } = await import('@/lib/imports/match');
  const taken: number[] = [];
  const bytes: number[] = [];
  const verdicts: Verdict[] = [];
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  for (const file of filesOf(cases, rowsOfFile)) {
    const content = fileOf(file);
    bytes.push(content.length);
    const begun = performance.now();
    const read = await readFile(content, COLUMNS);
    const rows = await matchRows(read.rows);
    taken.push(performance.now() - begun);
    if (rows.length !== file.length) throw new Error(`${rows.length} of ${file.length} rows read.`);
    for (const [at, row] of file.entries()) {
      const match = rows[at]?.match;
      if (match) verdicts.push(judge(row, match));
    }
  }
  delay.disable();
  const share = (verdict: Verdict) => {
    const count = verdicts.filter((one) => one === verdict).length;
    return `${((100 * count) / verdicts.length).toFixed(1)} %`;
  };
  return {
    company: group,
    'written as': kind,
    files: taken.length,
    rows: verdicts.length,
    'kB p50': (percentile(bytes, 50) / 1_000).toFixed(0),
    p50: Math.round(percentile(taken, 50)),
    p95: Math.round(percentile(taken, 95)),
    'longest stall': Math.round(delay.max / 1e6),
    found: share('found'),
    wrong: share('wrong'),
    uncertain: share('uncertain'),
    unlisted: share('unlisted'),
    missing: share('missing'),
  };
}

async function measureOn(url: string, files: number, rowsOfFile: number): Promise<Row[]> {
  const { closeImports } = await import('@/lib/imports/read-file');
  const { prepareIndex } = await import('@/lib/search/live-index');
  const { db } = await import('@/lib/db');
  const [register] = await query<{ count: number }>(url, 'SELECT count(*)::int FROM companies');
  console.log(`Among ${register?.count.toLocaleString('en')} companies`);
  try {
    await prepareIndex();
    const kinds = await drawCases(url, files * rowsOfFile);
    // The first file starts the thread and the caches.
    const [first] = kinds;
    if (first) await measureKind({ ...first, cases: first.cases.slice(0, 100) }, 100);
    const rows: Row[] = [];
    for (const kind of kinds) {
      if (kind.cases.length > 0) rows.push(await measureKind(kind, rowsOfFile));
    }
    return rows;
  } finally {
    await closeImports();
    await db.$disconnect();
  }
}

const usage = `Usage: npm run bench -- import-rows [--companies N] [--keep DIR | --database URL] [--files N] [--rows N]
  Milliseconds in which the companies of a file of N rows are found, reading included, for each way to
  write them, and how many are found rightly or wrongly, uncertain with the company among the candidates
  or not (unlisted), and missing. The longest stall is how long nothing else was served.`;

export async function measure(args: string[]): Promise<Row[]> {
  const options = {
    ...registerOptions,
    files: { type: 'string', default: '10' },
    rows: { type: 'string', default: '1000' },
  } as const;
  const { values } = readArguments({ args, options }, usage);
  const [files, rows] = [Number(values.files), Number(values.rows)];
  return withRegister(values, (url) => measureOn(url, files, rows));
}
