import { UserError } from '../lib/local/bootstrap/user-error.mjs';
import { withDatabase } from '../lib/local/command-database';
import { readArguments } from './arguments';
import { runCommand } from './run-command';

const usage = `Usage: npm run billing:check -- [--repair]
  --repair  corrects the plans in the database that differ from Stripe`;

/**
 * `npm run billing:check -- [--repair]`: compares the plans of the payment provider with ours.
 * Exit code 1 if something differs and is not repaired.
 */
await runCommand((context) => {
  const options = { repair: { type: 'boolean', default: false } } as const;
  const { repair: isRepair } = readArguments({ options }, usage).values;
  return withDatabase(context, async () => {
    // Imported only now: it reads the environment, which is complete by now.
    const { findDifferences, repair } = await import('@/lib/billing/check');
    const { findProvider } = await import('@/lib/billing/find-provider');
    const provider = findProvider();
    if (!provider) throw new UserError('No payment provider is configured: set STRIPE_SECRET_KEY.');
    const differences = await findDifferences(provider);
    let open = 0;
    for (const difference of differences) {
      const { customerId, userId, what, mends } = difference;
      const repairs = mends && isRepair;
      if (repairs) await repair(provider, difference);
      else open += 1;
      const whose = `customer ${customerId ?? 'none'}, user ${userId ?? 'none'}`;
      context.log(`${repairs ? 'Repaired' : 'Differs'}: ${whose}: ${what}`);
    }
    context.log(`${differences.length} differences, ${differences.length - open} repaired.`);
    if (open > 0) process.exitCode = 1;
  });
});
