import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { TYPESCRIPT } from '../../lib/local/node-process';
import type { Outcome, World } from './world';

/** Replaces the serving register with another one. @returns whether it finished. */
async function load({ root, environment }: World, seed: number, killAfter?: number) {
  const sample = ['--companies', '1500', '--seed', String(seed), '--replace'];
  const child = spawn(process.execPath, [...TYPESCRIPT, 'scripts/register-sample.ts', ...sample], {
    cwd: root,
    stdio: 'ignore',
    env: environment as NodeJS.ProcessEnv,
  });
  const over = once(child, 'exit');
  if (killAfter !== undefined) {
    await Promise.race([over, sleep(killAfter)]);
    child.kill('SIGKILL');
  }
  const [code] = await over;
  return code === 0;
}

/** The register as readers see it, in one query. */
const serving = async (world: World) =>
  JSON.stringify(
    await world.rows(`SELECT count(*) AS companies,
      md5(string_agg(digest, '' ORDER BY key)) AS digest,
      (SELECT md5(string_agg(roles::text, '' ORDER BY company_key, position)) FROM roles) AS roles,
      (SELECT string_agg(digest, ' ') FROM search_indexes) AS index FROM companies`),
  );

/** Lost: a register that is neither the previous nor the loaded one. */
export async function killDuringImport(world: World, times: number): Promise<Outcome> {
  const began = performance.now();
  await load(world, 1);
  const whole = performance.now() - began;
  let lost = 0;
  let failed = 0;
  let done = 0;
  for (let time = 0; time < times; time += 1) {
    const before = await serving(world);
    await load(world, 2 + time, ((time + Math.random()) / times) * whole * 1.1);
    const seen = await serving(world);
    if (seen === before) continue;
    // If killed too late, it is the complete new one, which loading again does not change.
    done += 1;
    if (!(await load(world, 2 + time))) failed += 1;
    if ((await serving(world)) !== seen) lost += 1;
  }
  if (!(await load(world, 1))) failed += 1;
  return { times, lost, failed, note: `${done} were done before the kill` };
}
