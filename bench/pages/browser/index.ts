import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { readArguments } from '../../../scripts/arguments';
import { chromiumArguments, findChromium } from '../../../tests/support/chromium';
import type { Row } from '../../row';
import { percentile } from '../../search/latency';
import { prepare } from '../../search/prepare';
import { shuffled } from '../../search/shuffled';
import type { BenchQuery, QueryClass } from '../../search/types';
import { companiesRow, p75, row } from '../rows';
import { type Server, withServer } from '../server';
import { narrowResults, searchFor, switchTabs } from './journeys';
import { type Screen, screens } from './screens';
import { readVitals, type Vitals, watchVitals } from './vitals';

const SLOWDOWN = 4;
const viewport = { width: 1280, height: 800 };
/** Questions that find something. */
const FINDING: QueryClass[] = ['common word', 'rare word', 'two words', 'three words'];

const usage = `Usage: npm run bench -- browser --database URL [--loads N] [--questions N] [--only PART]
  How long visitors wait on a processor slowed down four times, and for searches and tabs at full
  speed. The parts are screens, searches and tabs.`;

export async function measure(args: string[]): Promise<Row[]> {
  const options = {
    database: { type: 'string' },
    loads: { type: 'string', default: '5' },
    questions: { type: 'string', default: '24' },
    only: { type: 'string' },
  } as const;
  const { values } = readArguments({ args, options }, usage);
  const { database = '' } = values;
  return withServer({ database }, async (server) => {
    const { index, queries } = await prepare(database);
    // The first of the register, which is ordered by size.
    const largest = String(index.keys[0]).padStart(8, '0');
    const browser = await chromium.launch({
      executablePath: await findChromium(),
      args: chromiumArguments,
    });
    try {
      const questions = questionsOf(queries, Number(values.questions));
      const parts: Record<string, () => Promise<Row[]>> = {
        screens: () => measureScreens(browser, server, screens(largest), Number(values.loads)),
        searches: () => measureSearches(browser, server, questions),
        tabs: () => measureTabs(browser, server, index),
      };
      const rows: Row[] = [];
      for (const [name, measurePart] of Object.entries(parts)) {
        if (!values.only || values.only === name) rows.push(...(await measurePart()));
      }
      return [...rows, companiesRow(index.docs)];
    } finally {
      await browser.close();
    }
  });
}

function questionsOf(queries: BenchQuery[], count: number): string[] {
  const finding = queries.flatMap(({ class: kind, search }) =>
    FINDING.includes(kind) && search !== null && search.length >= 3 ? search : [],
  );
  return shuffled([...new Set(finding)], 1).slice(0, count);
}

async function openContext(browser: Browser, { origin, cookie }: Server, isPublic = false) {
  const context = await browser.newContext({ baseURL: origin, viewport });
  if (!isPublic) await context.addCookies([{ ...cookie, url: origin, httpOnly: true }]);
  return context;
}

async function measureScreens(
  browser: Browser,
  server: Server,
  list: Screen[],
  loads: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const screen of list) {
    console.log(`${screen.path}: ${loads} loads …`);
    // One extra load, because the server renders each page for the first time.
    await visit(browser, server, screen);
    const seen: Vitals[] = [];
    for (let load = 0; load < loads; load += 1) seen.push(await visit(browser, server, screen));
    const of = (name: keyof Vitals) => p75(seen.map((vitals) => vitals[name]));
    rows.push(
      row(`${screen.path}: LCP p75 (ms)`, Math.round(of('paint')), '≤ 1200'),
      row(`${screen.path}: CLS p75`, of('shift').toFixed(3), '≤ 0.02'),
      row(`${screen.path}: INP p75 (ms)`, of('interaction'), '≤ 100'),
    );
  }
  return rows;
}

/** A visit with an empty browser cache. */
async function visit(browser: Browser, server: Server, screen: Screen): Promise<Vitals> {
  const context = await openContext(browser, server, screen.isPublic);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await watchVitals(page);
    await page.goto(screen.path, { waitUntil: 'networkidle' });
    await screen.use(page);
    // Events are reported with a delay.
    await page.waitForTimeout(1_500);
    return await readVitals(page);
  } finally {
    await context.close();
  }
}

async function measureSearches(
  browser: Browser,
  server: Server,
  questions: string[],
): Promise<Row[]> {
  console.log(`Searches: ${questions.length} questions …`);
  const context = await openContext(browser, server);
  try {
    await warmUp(context);
    const page = await context.newPage();
    const searched: number[] = [];
    const narrowed: number[] = [];
    for (const question of questions) {
      searched.push(await searchFor(page, question));
      const ms = await narrowResults(page);
      if (ms !== null) narrowed.push(ms);
    }
    return [
      ...rowsOf('Enter on /search to the cards', searched),
      ...rowsOf('Apply on /discover to the cards', narrowed),
    ];
  } finally {
    await context.close();
  }
}

const COMPANIES = 10;

type Keys = { keys: Uint32Array; docs: number };

/** Companies of all sizes, the largest first, starting at the given offset. */
const keysOf = ({ keys, docs }: Keys, after = 0): string[] =>
  Array.from({ length: COMPANIES }, (_, nth) => {
    const key = keys[Math.floor((nth / COMPANIES) ** 4 * docs) + after];
    return String(key).padStart(8, '0');
  });

async function measureTabs(browser: Browser, server: Server, index: Keys): Promise<Row[]> {
  const keys = keysOf(index);
  console.log(`Tabs: ${keys.length} companies …`);
  const context = await openContext(browser, server);
  try {
    const page = await context.newPage();
    // Afterwards scripts are cached by the browser, and the server has compiled its code.
    for (const key of keysOf(index, 1)) await switchTabs(page, key);
    const times: number[] = [];
    for (const key of keys) times.push(...(await switchTabs(page, key)));
    const what = `from a tab of /detail to another, ${times.length} times`;
    return [
      row(`${what}: p50 (ms)`, Math.round(percentile(times, 50))),
      row(`${what}: p95 (ms)`, Math.round(percentile(times, 95)), '≤ 150'),
    ];
  } finally {
    await context.close();
  }
}

/** Scripts are in the browser cache, as for daily users. */
async function warmUp(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await searchFor(page, 'holding');
  await narrowResults(page);
  await page.close();
}

const rowsOf = (what: string, ms: number[]): Row[] => [
  row(`${what}, ${ms.length} questions: fastest (ms)`, Math.round(Math.min(...ms))),
  row(`${what}, ${ms.length} questions: p75 (ms)`, Math.round(p75(ms)), '≤ 300'),
];
