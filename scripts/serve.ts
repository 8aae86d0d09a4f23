import { readAddress, requireFreePort } from '../lib/local/bootstrap/port.mjs';
import { requireBuild } from '../lib/local/build';
import { checkDatabase } from '../lib/local/database-check';
import { findLaunchers, watchLaunchers } from '../lib/local/launcher';
import { runUntilStopped } from '../lib/local/lifecycle';
import { addressUrl, serveNext } from '../lib/local/next-server';
import { runCommand } from './run-command';

/** `npm run serve`: only serves; database, migrations and build must exist. */
await runCommand((context) =>
  runUntilStopped(async (lifecycle) => {
    const address = readAddress(context.environment);
    const launchers = findLaunchers(context.environment);
    const { env } = await import('../lib/env');
    requireBuild(context.root);
    await requireFreePort(address);
    await checkDatabase({ url: env.DATABASE_URL, variable: 'DATABASE_URL' });
    lifecycle.add(watchLaunchers(launchers, () => lifecycle.requestStop()));
    await serveNext({
      ...context,
      address,
      lifecycle,
      command: 'start',
      output: 'inherit',
      shutdown: { seconds: env.SHUTDOWN_SECONDS, delaySeconds: env.SHUTDOWN_DELAY_SECONDS },
    });
    context.log(`Veminto runs at ${context.environment.APP_URL || addressUrl(address)}`);
  }),
);
