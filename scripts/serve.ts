import { readAddress, requireFreePort } from '../lib/local/bootstrap/port.mjs';
import { requireBuild } from '../lib/local/build';
import { checkDatabase } from '../lib/local/database-check';
import { findLaunchers, watchLaunchers } from '../lib/local/launcher';
import { runUntilStopped } from '../lib/local/lifecycle';
import { addressUrl, serveNext } from '../lib/local/next-server';
import { readArguments } from './arguments';
import { runCommand } from './run-command';

const usage = `Usage: npm run serve
  HOST, PORT and everything else are variables; see .env.example.`;

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
