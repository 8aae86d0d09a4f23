import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { compiledMessages } from './tests/support/compiled-messages.ts';

const root = import.meta.dirname;

/**
 * Files of the database suite that mostly wait for clocks, those that take longest first. They
 * begin, more at a time than there are cores, while the build takes what they leave.
 */
const WAITING = [
  ...['live-register', 'share-mails', 'mails', 'change-notices', 'billing-faults', 'killed'],
  ...['silent-database', 'register-kill', 'exports-kill', 'connection-silence', 'jobs'],
  ...['shutdown', 'live-kill', 'webhook-retries', 'billing-check', 'replica', 'migrations'],
  ...['digests', 'live-filings', 'datafordeler-faults', 'datafordeler', 'shares'],
].map((name) => `tests/db/${name}.test.ts`);

/** Those that take longest after them: begun last, one core would wait for them. */
const FIRST = [
  ...WAITING,
  ...['search-property', 'saved-search-compare', 'register-import', 'provider-faults'].map(
    (name) => `tests/db/${name}.test.ts`,
  ),
];

/** One project after the other: a process that files share ends when another project's come in between. */
const PROJECTS = [
  ...['unit', 'unit in turn', 'unit alone'],
  ...['database alone', 'database waiting', 'database', 'database together'],
];

class FirstThings extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projectAt = ({ project }: TestSpecification) => PROJECTS.indexOf(project.name);
    const place = ({ moduleId }: TestSpecification) => {
      const at = FIRST.findIndex((name) => moduleId.endsWith(`/${name}`));
      return at < 0 ? FIRST.length : at;
    };
    return (await super.sort(files)).toSorted(
      (a, b) => projectAt(a) - projectAt(b) || place(a) - place(b),
    );
  }
}

const testsIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => path.join(folder, file));
const isOf = (file: string, words: RegExp) =>
  words.test(readFileSync(path.join(root, file), 'utf8'));

const unitTests = ['app', 'lib', 'components', 'prisma', 'scripts'].flatMap(testsIn);

/** What replaces modules for good, which only a process of its own ends. */
const REPLACES = /vi\.(mock|doMock)\(/;
const alone = unitTests.filter((file) => isOf(file, REPLACES));
/** What changes the process, its clock or its modules, which other files would then meet. */
const CHANGES = /vi\.(spyOn|stub|useFake|resetModules)|process\.|node:v8/;
const changing = unitTests.filter((file) => isOf(file, CHANGES) && !alone.includes(file));

const databaseTests = ['tests/db', 'tests/local'].flatMap(testsIn);
const together = databaseTests.filter((file) => isOf(file, /\bsharedAssistantWorld\(/));
const replacing = databaseTests.filter((file) => isOf(file, REPLACES));

const unit = {
  // Properties are drawn many times, on machines that do other things too.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // By itself Vitest would leave one core to nobody.
  maxWorkers: 2,
  // What `lib/env` requires. No unit test reaches a database.
  env: {
    DATABASE_URL: 'postgresql://localhost/none',
    AUTH_SECRET: 'a'.repeat(32),
    LOG_LEVEL: 'silent',
  },
};

/** One process for many files, each of which finds it as the first did. */
const inTurn = { isolate: false, setupFiles: ['tests/support/fresh-file.ts'] };

const database = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // Each file has databases of its own, and they share one cluster and two cores. The third
  // worker uses what the others leave idle while they wait for PostgreSQL and for programs.
  maxWorkers: 3,
  // Beside others a database may starve for seconds: once more, and the run's end names it.
  retry: 1,
};

export default defineConfig({
  plugins: [compiledMessages],
  resolve: {
    alias: {
      '@': root,
      // What fills compiled messages, as in the build.
      'use-intl/format-message': 'use-intl/format-message/format-only',
      // Outside Next there is no client bundle to keep server code out of.
      'server-only': path.join(root, 'tests/support/server-only.ts'),
    },
  },
  test: {
    sequence: { sequencer: FirstThings },
    // By itself Vitest would give up after a second, which a busy machine may take.
    expect: { poll: { timeout: 20_000 } },
    // What the unit suite has compiled the database suite need not. Files are known by their text.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    // Packages that are left to Node do not get the alias.
    server: { deps: { inline: ['next-intl', 'use-intl'] } },
    projects: [
      {
        extends: true,
        test: {
          ...unit,
          name: 'unit',
          include: unitTests,
          exclude: [...alone, ...changing],
          // Loading the same modules for each file anew took half of the time.
          isolate: false,
        },
      },
      { extends: true, test: { ...unit, ...inTurn, name: 'unit in turn', include: changing } },
      { extends: true, test: { ...unit, name: 'unit alone', include: alone } },
      {
        extends: true,
        test: {
          ...database,
          ...inTurn,
          name: 'database waiting',
          include: WAITING,
          exclude: replacing,
          maxWorkers: 5,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...database,
          ...inTurn,
          name: 'database',
          include: databaseTests,
          exclude: [...WAITING, ...together, ...replacing],
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          ...database,
          name: 'database alone',
          include: replacing,
          maxWorkers: 5,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...database,
          name: 'database together',
          include: together,
          sequence: { groupOrder: 2 },
          // Half a minute of loading and warming up for each minute of questions otherwise.
          isolate: false,
        },
      },
    ],
  },
});
