import 'server-only';

/**
 * Lets the process go on when whoever reads its output is gone, such as a log collector that is restarted.
 * Each failed write would otherwise be an uncaught error, which Next prints, which fails again: the
 * server would do nothing else any more.
 */
export function surviveLostOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
