import { UserError } from '../lib/local/bootstrap/user-error.mjs';
import { ensureBuild } from '../lib/local/build';
import { runUntilDone } from '../lib/local/lifecycle';
import { ensurePrismaClient } from '../lib/local/prisma-client';
import { tryGeneratedInput } from '../tests/faults/generated-input';
import { applicationKills } from '../tests/faults/kill-application';
import { killBilling } from '../tests/faults/kill-billing';
import { killDatabase } from '../tests/faults/kill-database';
import { killDuringImport } from '../tests/faults/kill-import';
import { tryProviders } from '../tests/faults/provider-faults';
import { restartInTurn } from '../tests/faults/rolling-restart';
import { silenceDatabase } from '../tests/faults/silent-database';
import { type Outcome, openWorld, type World } from '../tests/faults/world';
import { readArguments } from './arguments';
import { runCommand } from './run-command';

/** Default number of tries per fault. */
const TIMES = {
  app: 160,
  billing: 100,
  import: 40,
  database: 50,
  silence: 10,
  restarts: 5,
  providers: 1,
  generated: 100_000,
};
type Counts = typeof TIMES;

const usage = `Usage: npm run test:faults -- ${Object.entries(TIMES)
  .map(([name, times]) => `[--${name} ${times}]`)
  .join(' ')} [--seed N] [--only] [--handlers]
  A number is how often each fault is tried.
  --seed      repeats the generated requests of a former run
  --only      tries nothing but what is named
  --handlers  runs instances without a build`;

type Fault = { name: string; run: (world: World, times: number) => Promise<Outcome> };

function readOptions() {
  const numbers = [...Object.keys(TIMES), 'seed'].map(
    (name) => [name, { type: 'string' }] as const,
  );
  const flag = { type: 'boolean', default: false } as const;
  const options = { ...Object.fromEntries(numbers), only: flag, handlers: flag };
  const { values } = readArguments({ options }, usage);
  const given = (name: string, other: number) => {
    const text: unknown = Reflect.get(values, name);
    if (text === undefined) return other;
    if (/^\d{1,9}$/.test(String(text))) return Number(text);
    throw new UserError(`--${name} must be a whole number.\n${usage}`);
  };
  const entries = Object.entries(TIMES).map(([name, times]) => [
    name,
    given(name, values.only ? 0 : times),
  ]);
  return {
    built: !values.handlers,
    seed: given('seed', Math.floor(Math.random() * 2 ** 30)),
    counts: Object.fromEntries(entries) as Counts,
  };
}

/** One line per fault: name, tries, acknowledged data that was lost, wrong answers. */
function line(name: string, { times, lost, failed, note }: Outcome, seconds: number): string {
  const numbers = `${times} times, ${lost} lost, ${failed} failed`;
  return `${name}: ${numbers} (${note ? `${note}; ` : ''}${seconds.toFixed(0)} s)`;
}

function planned(counts: Counts): [Fault, number][] {
  const each = Math.ceil(counts.app / applicationKills.length);
  const all: [Fault, number][] = [
    [{ name: 'every provider in every trouble', run: tryProviders }, counts.providers],
    [{ name: 'generated requests', run: tryGeneratedInput }, counts.generated],
    ...applicationKills.map((kill): [Fault, number] => [kill, each]),
    [{ name: 'kill -9 between a payment and its answer', run: killBilling }, counts.billing],
    [{ name: 'kill -9 during an import', run: killDuringImport }, counts.import],
    [{ name: 'kill -9 of PostgreSQL under load', run: killDatabase }, counts.database],
    [{ name: 'PostgreSQL falls silent under load', run: silenceDatabase }, counts.silence],
    [{ name: 'SIGTERM and restart of two instances in turn', run: restartInTurn }, counts.restarts],
  ];
  return all.filter(([, times]) => times > 0);
}

/** `npm run test:faults`: checks behaviour under failures, kills and senseless requests. */
await runCommand((context) =>
  runUntilDone(async (lifecycle) => {
    const { counts, built, seed } = readOptions();
    const node = { ...context, lifecycle, output: 'pipe' as const };
    await ensurePrismaClient(node);
    // Only faults that run as in production need the build.
    const needsBuild =
      built && counts.database + counts.silence + counts.restarts + counts.generated > 0;
    if (needsBuild) await ensureBuild(node);
    const world = await openWorld({ ...context, lifecycle, built, seed });
    for (const [fault, times] of planned(counts)) {
      if (lifecycle.isStopping) break;
      const began = performance.now();
      const outcome = await fault.run(world, times);
      context.log(line(fault.name, outcome, (performance.now() - began) / 1000));
      if (outcome.lost + outcome.failed > 0) process.exitCode = 1;
    }
  }),
);
