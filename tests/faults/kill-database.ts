import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../lib/local/bootstrap/port.mjs';
import { startInstance } from './instance';
import { describeFailed, request, startLoad, summarise } from './load';
import type { Outcome, World } from './world';

/** The supervisor gives up restarting PostgreSQL after more than five exits in a minute. */
const PAUSE_MS = 12_500;
const ANSWER_MS = 5_000;
const BACK_MS = 30_000;

/** Seconds until the same instance is ready again; Infinity if never. */
export async function waitUntilBack(port: number): Promise<number> {
  const began = Date.now();
  while (Date.now() - began < BACK_MS) {
    const ready = { port, method: 'GET', path: '/api/ready', token: '' };
    if ((await request(ready)) === 200) return (Date.now() - began) / 1000;
    await sleep(50);
  }
  return Number.POSITIVE_INFINITY;
}

/** Kills PostgreSQL under load; the application must answer 503 in time and recover by itself. */
export async function killDatabase(world: World, times: number): Promise<Outcome> {
  const port = await findFreePort();
  const instance = await startInstance(world, port, `http://127.0.0.1:${port}`);
  const stopLoad = await startLoad(world, port);
  let failed = 0;
  let longest = 0;
  for (let time = 0; time < times; time += 1) {
    await sleep(PAUSE_MS * (0.9 + Math.random() / 5));
    const pid = world.postgresPid();
    if (pid) process.kill(pid, 'SIGKILL');
    const seconds = await waitUntilBack(port);
    if (seconds === Number.POSITIVE_INFINITY) failed += 1;
    longest = Math.max(longest, seconds);
  }
  await sleep(1_000);
  const { answers, lost } = await stopLoad();
  if (!instance.isRunning()) failed += 1;
  const wrong = answers.filter(
    ({ status, ms }) => ![200, 201, 503].includes(status) || (status === 503 && ms > ANSWER_MS),
  );
  await instance.stop();
  return {
    times,
    lost,
    failed: failed + wrong.length,
    note: `${summarise(answers)}, back within ${longest.toFixed(1)} s${describeFailed(wrong)}`,
  };
}
