import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = import.meta.dirname;

/** Takes as long as all others together: begun last, one core would wait for it. */
const LONGEST = 'tests/db/search-property.test.ts';

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith(LONGEST);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

export default defineConfig({
  resolve: {
    alias: {
      '@': root,
      // Outside Next there is no client bundle to keep server code out of.
      'server-only': path.join(root, 'tests/support/server-only.ts'),
    },
  },
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{app,lib,components,prisma,scripts}/**/*.test.ts'],
          // Properties are drawn many times, on machines that do other things too.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['tests/{db,local}/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Each file has databases of its own, and they share one cluster and two cores.
          maxWorkers: 2,
        },
      },
    ],
  },
});
