import { afterEach, expect, test, vi } from 'vitest';
import { importLiveFilings } from '@/lib/register/live/import-filings';
import { updateCompanies } from './live-update';

const codes: unknown[] = [];
vi.mock('../lib/local/command-database', () => ({
  withDatabase: (_: unknown, work: () => Promise<void>) => work(),
}));
vi.mock('./arguments', () => ({ readArguments: () => ({ values: { full: false } }) }));
vi.mock('./run-command', () => ({
  runCommand: async (work: (context: unknown) => Promise<void>) => {
    await work({ environment: { CVR_USERNAME: 'a', CVR_PASSWORD: 'b' } });
    codes.push(process.exitCode);
    process.exitCode = undefined;
  },
}));
vi.mock('@/lib/register/live/import-filings', () => ({ importLiveFilings: vi.fn() }));
vi.mock('./live-update', async (original) => ({
  ...(await original<typeof import('./live-update')>()),
  updateCompanies: vi.fn(),
}));
afterEach(() => void vi.restoreAllMocks());

/** The exit code and what is written as an error, after a load with these counts. */
async function run(counts: { refused: number; faults: number }) {
  const written: string[] = [];
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation((line) => written.push(String(line)));
  vi.mocked(updateCompanies).mockImplementation(async () => {
    process.exitCode = 1;
  });
  const others = { filings: 3, statements: 3, loaded: 3, updated: 0, unchanged: 0, caughtUp: 0 };
  vi.mocked(importLiveFilings).mockResolvedValue({
    ...{ ...others, ...counts, unfetched: 0, withoutDocument: 0, flagged: 0, repeated: 0 },
    ...{ unknownCompanies: 0, refusedByReason: {}, completeTo: null },
  });
  vi.resetModules();
  await import('./register-update');
  return { code: codes.pop(), written };
}

test('documents that are refused are no failure of an update, faults of ours are', async () => {
  expect(await run({ refused: 2, faults: 0 })).toEqual({ code: 0, written: [] });
  expect(await run({ refused: 0, faults: 2 })).toEqual({
    code: 1,
    written: [expect.stringMatching(/^2 reports could not be read because of a fault of this/)],
  });
});
