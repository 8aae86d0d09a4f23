import { readFileSync } from 'node:fs';

export type Counts = { passed: number; failed: number; skipped: number };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

export const suiteKinds = { vitest: countVitest, playwright: countPlaywright };
export type SuiteKind = keyof typeof suiteKinds;

function countVitest(report: VitestReport): Counts {
  // A file that cannot even be loaded has no tests to count: it is one failure.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** A flaky test passed only when it was tried again: that is a failure. */
function countPlaywright({ stats }: PlaywrightReport): Counts {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  };
}

/** Counts a suite from its report; one that ended badly has at least one failure. */
export function countSuite(kind: SuiteKind, file: string, exitCode: number): Counts {
  const counts = readCounts(kind, file);
  if (exitCode !== 0 && counts.failed === 0) return { ...counts, failed: 1 };
  return counts;
}

function readCounts(kind: SuiteKind, file: string): Counts {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return suiteKinds[kind](report);
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

export function addCounts(all: Counts[]): Counts {
  const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

export function describeCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
