import path from 'node:path';
import { runNode } from '../../lib/local/node-process';
import { countSuite } from '../support/results';
import type { Outcome, World } from './world';

/** Each provider with each fault; ordinary tests, which also run with every `npm test`. */
const FILES = [
  ...['provider-faults', 'billing-faults', 'assistant-model', 'ai-search', 'mails'],
  ...['share-mails', 'providers', 'provider-flow', 'provider-refusals'],
].map((name) => `tests/db/${name}.test.ts`);

export async function tryProviders(world: World): Promise<Outcome> {
  const report = path.join(world.root, '.data-faults/providers.json');
  const { code } = await runNode(
    [
      ...['node_modules/vitest/vitest.mjs', 'run', '--project', 'database', ...FILES],
      ...['--reporter=json', `--outputFile.json=${report}`],
    ],
    {
      ...world,
      output: 'pipe',
      // They set their own limits and providers.
      environment: {
        ...world.environment,
        NODE_ENV: 'test',
        EMBEDDED_DATABASE: 'true',
        RATE_LIMIT_FACTOR: '1000',
        RESEND_API_KEY: '',
        RESEND_BASE_URL: '',
      },
    },
  );
  const { passed, failed, failures } = countSuite('vitest', report, code);
  for (const failure of failures) world.log(failure);
  return { times: passed + failed, lost: 0, failed };
}
