import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export type Counts = {
  passed: number;
  failed: number;
  skipped: number;
  /** Failures, one line each. */
  failures: string[];
  /** Tests that passed only on retry, and how they had failed. */
  flaky: string[];
};

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: VitestTest[];
  }[];
};

/** A test that passed on retry still has the messages of its first run. */
type VitestTest = { status: string; fullName: string; failureMessages?: string[] | null };

type PlaywrightSuite = {
  specs?: {
    title: string;
    file: string;
    tests: {
      projectName: string;
      status: string;
      results: { error?: { message?: string } }[];
    }[];
  }[];
  suites?: PlaywrightSuite[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors?: { message?: string }[];
  suites?: PlaywrightSuite[];
};

const suiteKinds = { vitest: countVitest, playwright: countPlaywright };
export type SuiteKind = keyof typeof suiteKinds;

const MESSAGE_LIMIT = 400;

function describeFailed(file: string, title: string, message: string | undefined): string {
  const said = stripVTControlCharacters(message ?? 'No message.').replaceAll(/\s+/g, ' ');
  return `${path.relative('.', file)} › ${title}: ${said.slice(0, MESSAGE_LIMIT)}`;
}

function countVitest(report: VitestReport): Counts {
  const isFailed = ({ status }: { status: string }) => status === 'failed';
  const isFlaky = ({ status, failureMessages }: VitestTest) =>
    status === 'passed' && (failureMessages?.length ?? 0) > 0;
  // A file that cannot even be loaded has no tests, so it counts as one failure.
  const broken = report.testResults.filter(
    (file) => isFailed(file) && !file.assertionResults.some(isFailed),
  );
  const linesOf = (wanted: (test: VitestTest) => boolean) =>
    report.testResults.flatMap((file) =>
      file.assertionResults
        .filter(wanted)
        .map((test) => describeFailed(file.name, test.fullName, test.failureMessages?.[0])),
    );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...broken.map((file) => describeFailed(file.name, 'file', file.message)),
      ...linesOf(isFailed),
    ],
    flaky: linesOf(isFlaky),
  };
}

function countPlaywright({ stats, errors = [], suites = [] }: PlaywrightReport): Counts {
  const broken = errors.map(({ message }) => describeFailed('.', 'suite', message));
  const linesOf = (status: string) => suites.flatMap((suite) => linesWithin(suite, status));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: [...broken, ...linesOf('unexpected')],
    flaky: linesOf('flaky'),
  };
}

function linesWithin({ specs = [], suites = [] }: PlaywrightSuite, wanted: string): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) => {
        const failed = results.find(({ error }) => error);
        return describeFailed(file, `[${projectName}] ${title}`, failed?.error?.message);
      }),
  );
  return [...own, ...suites.flatMap((suite) => linesWithin(suite, wanted))];
}

/** Counts a suite from its report; a suite that exited with an error has at least one failure. */
export function countSuite(kind: SuiteKind, file: string, exitCode: number): Counts {
  const counts = readCounts(kind, file);
  if (exitCode !== 0 && counts.failed === 0) {
    const failure = `${path.basename(file, '.json')}: ended with exit code ${exitCode}.`;
    return { ...counts, failed: 1, failures: [...counts.failures, failure] };
  }
  return counts;
}

function readCounts(kind: SuiteKind, file: string): Counts {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return suiteKinds[kind](report);
  } catch {
    const failure = `${path.basename(file, '.json')}: left no report that can be read.`;
    return { passed: 0, failed: 1, skipped: 0, failures: [failure], flaky: [] };
  }
}

export function addCounts(all: Counts[]): Counts {
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    all.reduce((total, counts) => total + counts[key], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    failures: all.flatMap(({ failures }) => failures),
    flaky: all.flatMap(({ flaky }) => flaky),
  };
}

const describeList = (title: string, lines: string[]) =>
  lines.length > 0 ? `\n${title}:\n${lines.map((line) => `  ${line}\n`).join('')}\n` : '';

/** Lists failures and retries, and in a last line the counts. */
export function describeCounts({ passed, failed, skipped, failures, flaky }: Counts): string {
  const lists = describeList('Passed when tried again', flaky) + describeList('Failed', failures);
  return `${lists}${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
