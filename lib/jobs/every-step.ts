import 'server-only';
import type { Logger } from 'pino';

/**
 * Runs all steps, even when some fail, and logs the count that each returned.
 * @throws the error of the failed step, or one error that combines all of them.
 */
export async function everyStep(
  steps: Readonly<Record<string, () => Promise<number>>>,
  log: Logger,
): Promise<void> {
  const counts: Record<string, number> = {};
  const errors: unknown[] = [];
  for (const [name, step] of Object.entries(steps)) {
    try {
      counts[name] = await step();
    } catch (error) {
      log.warn({ err: error, step: name }, 'A step failed.');
      errors.push(error);
    }
  }
  log.info(counts, 'Removed.');
  if (errors.length === 1) throw errors[0];
  if (errors.length > 1) throw new AggregateError(errors, `${errors.length} steps failed.`);
}
