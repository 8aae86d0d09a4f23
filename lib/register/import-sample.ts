import 'server-only';
import { SAMPLE_SNAPSHOT_DATE } from '@/prisma/sample/calendar';
import { type LoadResult, loadBatches } from './load';
import type { Task } from './load/task';
import { taskBatches } from './load/tasks';

const taskCompanies = 500;
/** Number of companies from which starting worker threads pays off. */
const large = 60_000;

type SampleOptions = { companies: number; seed: number };

function* tasksOf({ companies, seed }: SampleOptions): Generator<Task> {
  const common = { kind: 'sample', day: SAMPLE_SNAPSHOT_DATE, companies, seed } as const;
  for (let from = 0, number = 0; from < companies; from += taskCompanies, number += 1) {
    yield { ...common, number, from, to: Math.min(from + taskCompanies, companies) };
  }
}

/** Replaces the sample register; real companies are kept. */
export function importSample(
  options: SampleOptions,
  onProgress?: (companies: number) => void,
): Promise<LoadResult> {
  return loadBatches(
    taskBatches(tasksOf(options), { large: options.companies >= large, heapMb: 64 }),
    {
      source: 'SAMPLE',
      kind: 'FULL',
      snapshotDate: SAMPLE_SNAPSHOT_DATE,
      onProgress: ({ entries }) => onProgress?.(entries),
    },
  );
}
