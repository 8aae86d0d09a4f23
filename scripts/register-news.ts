import { constants, setPriority } from 'node:os';
import { withDatabase } from '../lib/local/command-database';
import { Progress } from './progress';
import { runCommand } from './run-command';

/**
 * Notifies users of changes by register loads; the server runs it after loads. Pages
 * take priority, because this is not urgent.
 */
await runCommand((context) => {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  return withDatabase(context, async () => {
    // Imported only now: it reads the environment, which is complete by now.
    const { tellRegisterNews } = await import('@/lib/register-news');
    const progress = new Progress('saved searches compared');
    const { told, compared, changed } = await tellRegisterNews((counts) =>
      progress.show(counts.compared),
    );
    progress.clear();
    context.log(
      `${told} notifications about saved companies; ${compared} saved searches compared, ` +
        `${changed} changed, in ${progress.seconds} s.`,
    );
  });
});
