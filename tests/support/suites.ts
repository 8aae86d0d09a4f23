import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '../../lib/local/bootstrap/port.mjs';
import { describeFailure } from '../../lib/local/bootstrap/run.mjs';
import { UserError } from '../../lib/local/bootstrap/user-error.mjs';
import { ensureBuild } from '../../lib/local/build.ts';
import { lockDataFolder, prepareDataFolder } from '../../lib/local/data-folder.ts';
import { findLaunchers, watchLaunchers } from '../../lib/local/launcher.ts';
import { type Lifecycle, runUntilDone } from '../../lib/local/lifecycle.ts';
import type { Environment, Log } from '../../lib/local/log.ts';
import { serveNext } from '../../lib/local/next-server.ts';
import { runNode } from '../../lib/local/node-process.ts';
import { startEmbeddedPostgres } from '../../lib/local/postgres/embedded.ts';
import { clearPidFile } from '../../lib/local/postgres/pid-file.ts';
import { ensurePrismaClient } from '../../lib/local/prisma-client.ts';
import { openIdVariables, startOpenId } from '../doubles/openid/index.ts';
import { browserDatabase } from './browser-database.ts';
import { waitForNoDisk } from './database.ts';
import { addCounts, type Counts, countSuite, type SuiteKind } from './results.ts';

const suiteNames = ['unit', 'database', 'browser'] as const;
type SuiteName = (typeof suiteNames)[number];

type Options = {
  root: string;
  /** Without anything that reaches an outside service. */
  environment: Environment;
  /** Names of suites; entries with a slash are files, and suites then run only those. */
  only: string[];
  log: Log;
};

type Run = Options & { lifecycle: Lifecycle; folder: string };
/**
 * `cluster`: resolves to the PostgreSQL of this run; the suite that needs none starts before.
 * `prepared`: resolves to the database of the browser suite, once the build is ready too.
 */
type SuiteRun = Run & { cluster: Promise<string>; prepared: Promise<string> };

/** The build and its database: other suites leave processors idle here and there. */
async function prepareBrowser(run: Run, cluster: Promise<string>): Promise<string> {
  const environment = {
    ...run.environment,
    DATABASE_URL: await cluster,
    BUILD_WITHOUT_TYPES: 'true',
  };
  await ensureBuild({ ...run, environment, output: 'pipe', calm: true });
  return browserDatabase({ ...run, environment, calm: true });
}

/** Runs the suites sequentially in a separate environment. @returns all counts. */
export async function runSuites(options: Options): Promise<Counts> {
  const selected = selectSuites(options);
  return runUntilDone(async (lifecycle) => {
    const run = await prepareRun(options, lifecycle);
    await ensurePrismaClient(run);
    const needsDatabase = selected.some((name) => name !== 'unit');
    const cluster = needsDatabase ? startDatabase(run) : Promise.resolve('');
    const isServed = selected.includes('browser');
    const prepared = isServed ? prepareBrowser(run, cluster) : Promise.resolve('');
    // The suite that needs them reports the failure.
    for (const needed of [cluster, prepared]) needed.catch(() => {});
    const all: Counts[] = [];
    for (const name of selected) all.push(await runSafely(name, { ...run, cluster, prepared }));
    return addCounts(all);
  });
}

/** A suite that cannot be prepared is a failure; the others still count. */
async function runSafely(name: SuiteName, run: SuiteRun): Promise<Counts> {
  run.log(`\n${name}`);
  try {
    return await suites[name](run);
  } catch (error) {
    if (run.lifecycle.isStopping) throw error;
    const failure = describeFailure(error, run.environment.LOG_LEVEL);
    run.log(failure);
    return { passed: 0, failed: 1, skipped: 0, failures: [`${name}: ${failure}`], flaky: [] };
  }
}

function selectSuites({ root, only }: Options): SuiteName[] {
  const names = only.filter((name) => !isFile(name));
  const unknown = names.find((name) => !suiteNames.some((known) => known === name));
  if (unknown) {
    throw new UserError(`There is no suite "${unknown}". Choose from ${suiteNames.join(', ')}.`);
  }
  return suiteNames
    .filter((name) => names.length === 0 || names.includes(name))
    .filter((name) => name !== 'browser' || existsSync(path.join(root, 'playwright.config.ts')));
}

const isFile = (name: string) => name.includes('/');

/** An empty data folder that no other test run uses. */
async function prepareRun(options: Options, lifecycle: Lifecycle): Promise<Run> {
  const folder = path.join(options.root, '.data-test');
  const launchers = findLaunchers(options.environment);
  prepareDataFolder(folder);
  const details = { activity: 'runs its tests', launchers };
  const { release } = await lockDataFolder(folder, details, 'Wait until they have ended.');
  lifecycle.add(release);
  lifecycle.add(watchLaunchers(launchers, () => lifecycle.requestStop()));
  await clearPidFile(path.join(folder, 'postgres/data'), options.log);
  for (const name of readdirSync(folder)) {
    if (name !== 'lock') rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  const environment = {
    ...options.environment,
    AUTH_SECRET: randomBytes(32).toString('base64url'),
    DATA_DIR: path.join(folder, 'app'),
    EMBEDDED_DATABASE: 'true',
    // All requests come from one address; tests of limits set their own.
    RATE_LIMIT_FACTOR: '1000',
    CHECK_ANSWERS: 'on',
  };
  return { ...options, environment, lifecycle, folder };
}

async function startDatabase(run: Run): Promise<string> {
  const postgres = await startEmbeddedPostgres({
    ...run,
    dataFolder: run.folder,
    password: 'test',
    onLost: (error) => run.lifecycle.fail(error),
  });
  run.lifecycle.add(postgres.stop);
  await waitForNoDisk(postgres.url);
  return postgres.url;
}

async function runSuite(run: Run, kind: SuiteKind, name: string, args: string[]): Promise<Counts> {
  const { code } = await runNode(args, { ...run, output: 'inherit' });
  return countSuite(kind, reportFile(run, name), code);
}

const reportFile = (run: Run, name: string) => path.join(run.folder, `${name}.json`);

function runVitest(run: Run, project: SuiteName): Promise<Counts> {
  const environment = { ...run.environment, NODE_ENV: 'test', LOG_LEVEL: 'silent' };
  return runSuite({ ...run, environment }, 'vitest', project, [
    ...['node_modules/vitest/vitest.mjs', 'run', '--project', `${project}*`, '--passWithNoTests'],
    ...['--reporter=default', '--reporter=json'],
    `--outputFile.json=${reportFile(run, project)}`,
    ...run.only.filter(isFile),
  ]);
}

/** The production build with a small sample register, as a user would see it. */
async function runPlaywright(run: SuiteRun): Promise<Counts> {
  const port = await findFreePort();
  const address = { host: '127.0.0.1', port };
  const url = `http://${address.host}:${port}`;
  const openId = await startOpenId();
  run.lifecycle.add(openId.close);
  const environment = {
    ...run.environment,
    ...openIdVariables(openId.url),
    DATABASE_URL: await run.prepared,
    HOST: address.host,
    PORT: String(port),
    APP_URL: url,
    BASE_URL: url,
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile(run, 'browser'),
  };
  await serveNext({ ...run, environment, output: 'inherit', address, command: 'start' });
  return runSuite({ ...run, environment }, 'playwright', 'browser', [
    ...['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
    ...run.only.filter(isFile),
  ]);
}

const suites: Record<SuiteName, (run: SuiteRun) => Promise<Counts>> = {
  unit: (run) => runVitest(run, 'unit'),
  database: async (run) => {
    const environment = { ...run.environment, DATABASE_URL: await run.cluster };
    return runVitest({ ...run, environment }, 'database');
  },
  browser: runPlaywright,
};
