import { onConnection } from '../lib/db/silence';
import { readAddress, requireFreePort } from '../lib/local/bootstrap/port.mjs';
import { requireBuild } from '../lib/local/build';
import { checkDatabase, findDirectDatabase } from '../lib/local/database-check';
import { findLaunchers, watchLaunchers } from '../lib/local/launcher';
import { runUntilStopped } from '../lib/local/lifecycle';
import { addressUrl, serveNext } from '../lib/local/next-server';
import { pendingMigrations } from '../lib/migrations/pending';
import { readArguments } from './arguments';
import { type Context, runCommand } from './run-command';

const usage = `Usage: npm run serve
  HOST, PORT and everything else are variables; see .env.example.`;

/** Without its tables the server answers nothing, but they may come while it starts. */
async function warnOfPending({ root, environment, log }: Context): Promise<void> {
  const direct = findDirectDatabase(environment);
  if (!direct) return;
  const pending = await onConnection({ connectionString: direct.url, silenceMs: 8_000 }, (client) =>
    pendingMigrations(root, async (sql) => (await client.query(sql)).rows),
  );
  if (pending.length === 0) return;
  log(
    `Warning: the database lacks ${pending.length} of this version's migrations: run \`npm run migrate\`. Until then this instance is not ready.`,
  );
}

/** `npm run serve`: only serves; database, migrations and build must exist. */
await runCommand((context) => {
  readArguments({}, usage);
  return runUntilStopped(async (lifecycle) => {
    const address = readAddress(context.environment);
    const launchers = findLaunchers(context.environment);
    const { env } = await import('../lib/env');
    requireBuild(context.root);
    await requireFreePort(address);
    for (const variable of ['DATABASE_URL', 'DATABASE_DIRECT_URL'] as const) {
      const url = env[variable];
      if (url) await checkDatabase({ url, variable });
    }
    await warnOfPending(context);
    lifecycle.add(watchLaunchers(launchers, () => lifecycle.requestStop()));
    const server = await serveNext({
      ...context,
      address,
      lifecycle,
      command: 'start',
      output: 'inherit',
      shutdown: { seconds: env.SHUTDOWN_SECONDS, delaySeconds: env.SHUTDOWN_DELAY_SECONDS },
    });
    // 1 when requests were cut off.
    server.once('exit', (code) => {
      process.exitCode = code ?? 1;
    });
    context.log(`Veminto runs at ${context.environment.APP_URL || addressUrl(address)}`);
  });
});
