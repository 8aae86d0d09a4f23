import { parseArgs } from 'node:util';
import { UserError } from '../lib/local/bootstrap/user-error.mjs';
import { ensureBuild } from '../lib/local/build';
import { runUntilStopped } from '../lib/local/lifecycle';
import { ensurePrismaClient } from '../lib/local/prisma-client';
import { applicationKills } from '../tests/faults/kill-application';
import { killBilling } from '../tests/faults/kill-billing';
import { killDatabase } from '../tests/faults/kill-database';
import { killDuringImport } from '../tests/faults/kill-import';
import { restartInTurn } from '../tests/faults/rolling-restart';
import { type Outcome, openWorld, type World } from '../tests/faults/world';
import { runCommand } from './run-command';

const usage =
  'Usage: npm run test:faults -- [--app 160] [--billing 100] [--import 40] [--database 50] [--restarts 5] [--handlers]';

type Fault = { name: string; run: (world: World, times: number) => Promise<Outcome> };

function readCounts() {
  const option = (times: string) => ({ type: 'string', default: times }) as const;
  const { values } = parseArgs({
    options: {
      app: option('160'),
      billing: option('100'),
      import: option('40'),
      database: option('50'),
      restarts: option('5'),
      // Instances are the handlers alone: nothing has to be built.
      handlers: { type: 'boolean', default: false },
    },
  });
  const count = (name: Exclude<keyof typeof values, 'handlers'>) => {
    if (/^\d{1,4}$/.test(values[name])) return Number(values[name]);
    throw new UserError(`--${name} must be a whole number.\n${usage}`);
  };
  return {
    built: !values.handlers,
    ...{ app: count('app'), billing: count('billing'), import: count('import') },
    ...{ database: count('database'), restarts: count('restarts') },
  };
}

/** One line a fault: name, times, what was acknowledged and is gone, what was answered wrongly. */
function line(name: string, { times, lost, failed, note }: Outcome, seconds: number): string {
  const numbers = `${times} times, ${lost} lost, ${failed} failed`;
  return `${name}: ${numbers} (${note ? `${note}; ` : ''}${seconds.toFixed(0)} s)`;
}

function planned(counts: ReturnType<typeof readCounts>): [Fault, number][] {
  const each = Math.ceil(counts.app / applicationKills.length);
  const all: [Fault, number][] = [
    ...applicationKills.map((kill): [Fault, number] => [kill, each]),
    [{ name: 'kill -9 between a payment and its answer', run: killBilling }, counts.billing],
    [{ name: 'kill -9 during an import', run: killDuringImport }, counts.import],
    [{ name: 'kill -9 of PostgreSQL under load', run: killDatabase }, counts.database],
    [{ name: 'SIGTERM and restart of two instances in turn', run: restartInTurn }, counts.restarts],
  ];
  return all.filter(([, times]) => times > 0);
}

/** `npm run test:faults`: what must not happen when something is killed. */
await runCommand((context) =>
  runUntilStopped(async (lifecycle) => {
    const counts = readCounts();
    const node = { ...context, lifecycle, output: 'pipe' as const };
    await ensurePrismaClient(node);
    // Only what runs as operators run it needs the build.
    const needsBuild = counts.built && counts.database + counts.restarts > 0;
    if (needsBuild) await ensureBuild(node);
    const world = await openWorld({ ...context, lifecycle, built: counts.built });
    for (const [fault, times] of planned(counts)) {
      if (lifecycle.isStopping) break;
      const began = performance.now();
      const outcome = await fault.run(world, times);
      context.log(line(fault.name, outcome, (performance.now() - began) / 1000));
      if (outcome.lost + outcome.failed > 0) process.exitCode = 1;
    }
  }, true),
);
