import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { TYPESCRIPT } from '../../lib/local/node-process';
import { OUTSIDE_NEXT } from '../support/child-program';
import type { World } from './world';

const START_MS = 120_000;

async function waitUntilReady(port: number): Promise<void> {
  const end = Date.now() + START_MS;
  for (;;) {
    const status = await fetch(`http://127.0.0.1:${port}/api/ready`).then(
      (response) => response.text().then(() => response.status),
      () => 0,
    );
    if (status === 200) return;
    if (Date.now() > end) throw new Error(`No instance is ready at ${port}: ${status}.`);
    await sleep(100);
  }
}

/** `npm run serve` of the build, as in production, or only the handlers. */
function programOf({ built }: World, port: number): string[] {
  if (built) return [...TYPESCRIPT, 'scripts/serve.ts'];
  return [...OUTSIDE_NEXT, '--import', 'tsx', 'tests/support/killable-app.ts', String(port)];
}

export async function startInstance(world: World, port: number, appUrl: string) {
  const child = spawn(process.execPath, programOf(world, port), {
    cwd: world.root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...world.environment,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      APP_URL: appUrl,
      ...(!world.built && { NEXT_MANUAL_SIG_HANDLE: 'true' }),
      SHUTDOWN_DELAY_SECONDS: '3',
      SHUTDOWN_SECONDS: '25',
    } as NodeJS.ProcessEnv,
  });
  const gone = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    const [code] = await gone;
    return Number(code);
  };
  world.lifecycle.add(async () => {
    if (child.exitCode === null && child.signalCode === null) await stop();
  });
  await waitUntilReady(port);
  return { stop, pid: child.pid, isRunning: () => child.exitCode === null };
}
