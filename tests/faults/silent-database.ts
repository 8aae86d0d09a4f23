import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../lib/local/bootstrap/port.mjs';
import { startSilentProxy } from '../doubles/silent-proxy';
import { startInstance } from './instance';
import { waitUntilBack } from './kill-database';
import { describeFailed, startLoad, summarise } from './load';
import type { Outcome, World } from './world';

const PAUSE_MS = 5_000;
/** Long enough for every connection of the pools to be used. */
const SILENT_MS = 10_000;
/** A statement times out after 17 s, after waiting up to 4 s for its connection. */
const ANSWER_MS = 25_000;

/**
 * The database's host vanishes silently and another one answers at its address, so that open
 * connections are never closed. The same instance must recover by itself.
 */
export async function silenceDatabase(world: World, times: number): Promise<Outcome> {
  const proxy = await startSilentProxy(world.environment.DATABASE_URL ?? '');
  world.lifecycle.add(proxy.close);
  const port = await findFreePort();
  const environment = { ...world.environment, DATABASE_URL: proxy.url };
  const instance = await startInstance({ ...world, environment }, port, `http://127.0.0.1:${port}`);
  const stopLoad = await startLoad(world, port);
  let failed = 0;
  let longest = 0;
  for (let time = 0; time < times; time += 1) {
    await sleep(PAUSE_MS * (0.9 + Math.random() / 5));
    proxy.fallSilent();
    await sleep(SILENT_MS);
    proxy.comeBack();
    const seconds = await waitUntilBack(port);
    if (seconds === Number.POSITIVE_INFINITY) failed += 1;
    longest = Math.max(longest, seconds);
    // Meanwhile everything held by dead connections ends.
    await sleep(ANSWER_MS);
    proxy.endLost();
  }
  const { answers, lost } = await stopLoad();
  if (!instance.isRunning()) failed += 1;
  const wrong = answers.filter(
    ({ status, ms }) => ![200, 201, 503].includes(status) || ms > ANSWER_MS,
  );
  await instance.stop();
  await proxy.close();
  return {
    times,
    lost,
    failed: failed + wrong.length,
    note: `${summarise(answers)}, back within ${longest.toFixed(1)} s${describeFailed(wrong)}`,
  };
}
