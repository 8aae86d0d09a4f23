import path from 'node:path';
import { describeFailure } from '../lib/local/bootstrap/run.mjs';
import { openToolchain } from '../lib/local/bootstrap/toolchain.mjs';

for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

const root = path.resolve(import.meta.dirname ?? '.', '..');
const log = (/** @type {string} */ line) => console.log(line);

/**
 * The tests never contact outside services: variables of .env, which programs
 * might read themselves, and keys set in the shell are blanked.
 */
async function testEnvironment() {
  const { readDotenv } = await import('../lib/local/bootstrap/dotenv.mjs');
  const { outsideVariables } = await import('../lib/local/integrations.ts');
  const environment = { ...process.env };
  for (const file of ['.env', '.env.local', '.env.production', '.env.production.local']) {
    for (const name of Object.keys(readDotenv(path.join(root, file)))) environment[name] = '';
  }
  const ours = ['DATABASE_URL', 'APP_URL', 'HOST', 'PORT', 'ADMIN_EMAILS', 'LOG_LEVEL'];
  for (const name of [...ours, ...outsideVariables]) environment[name] = '';
  return environment;
}

try {
  await openToolchain(root, process.env, log);
  const { runSuites } = await import('../tests/support/suites.ts');
  const { describeCounts } = await import('../tests/support/results.ts');
  const only = process.argv.slice(2);
  const counts = await runSuites({ root, environment: await testEnvironment(), only, log });
  log(describeCounts(counts));
  process.exit(counts.failed > 0 ? 1 : 0);
} catch (error) {
  console.error(describeFailure(error, process.env.LOG_LEVEL));
  log('0 passed, 1 failed');
  process.exit(1);
}
