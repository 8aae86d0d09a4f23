import { withDatabase } from '../lib/local/command-database';
import { readArguments } from './arguments';
import { runCommand } from './run-command';

const usage = `Usage: npm run register:index -- [--if-missing]
  --if-missing  does nothing when this version already has its index`;
const options = { 'if-missing': { type: 'boolean', default: false } } as const;

/** `npm run register:index`: rebuilds the search index of the register. */
await runCommand((context) => {
  const { 'if-missing': ifMissing } = readArguments({ options }, usage).values;
  return withDatabase(context, async () => {
    // Imported only now: it reads the environment, which is complete by now.
    const { ensureIndex } = await import('@/lib/register/ensure-index');
    const began = Date.now();
    const made = await ensureIndex({ anew: !ifMissing });
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    context.log(made ? `Search index made in ${seconds} s.` : 'The search index is up to date.');
  });
});
