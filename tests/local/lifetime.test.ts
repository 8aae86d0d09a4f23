import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { identify, isAlive, startTime } from '@/lib/local/bootstrap/processes.mjs';
import { watchLaunchers } from '@/lib/local/launcher';
import { Lifecycle, runUntilDone, runUntilStopped } from '@/lib/local/lifecycle';
import { runNode, spawnNode } from '@/lib/local/node-process';
import { temporaryFolder } from '../support/temporary';

const options = () => ({
  root: process.cwd(),
  environment: { PATH: process.env.PATH },
  lifecycle: new Lifecycle(),
  output: 'pipe' as const,
});

test('what we start ends when we are killed', async () => {
  const program = 'console.log("runs"); setInterval(() => {}, 1000)';
  const child = spawnNode(['-e', program], options());
  const gone = once(child, 'exit');
  await Promise.race([once(child.stdout ?? child, 'data'), gone]);
  // A kill -9 of this process would only close the channel.
  child.disconnect();
  await gone;
  expect(startTime(child.pid ?? 0)).toBeUndefined();
});

test('a program that has done its work is not kept running', async () => {
  const { code, output } = await runNode(['-e', 'console.log("done")'], options());
  expect({ code, output }).toEqual({ code: 0, output: 'done' });
});

test('a program that forks others works', async () => {
  const file = path.join(temporaryFolder(), 'forks.cjs');
  writeFileSync(
    file,
    `if (process.argv[2]) process.on('message', (sent) => process.send(sent + 1));
     else {
       const child = require('node:child_process').fork(__filename, ['child']);
       child.on('message', (answer) => { console.log(answer); child.disconnect(); });
       child.send(1);
     }`,
  );
  expect(await runNode([file], options())).toEqual({ code: 0, output: '2' });
});

test('everything is stopped once, the newest first, whatever fails', async () => {
  const lifecycle = new Lifecycle();
  const stopped: string[] = [];
  lifecycle.add(() => void stopped.push('database'));
  lifecycle.add(() => Promise.reject(new Error('odd')));
  lifecycle.add(() => void stopped.push('server'));
  const forget = lifecycle.add(() => void stopped.push('forgotten'));
  forget();
  await Promise.all([lifecycle.stop(), lifecycle.stop()]);
  lifecycle.add(() => void stopped.push('late'));
  expect(stopped).toEqual(['server', 'database', 'late']);
});

test('a command that a signal stops before it is done has failed', async () => {
  const waiting = runUntilDone(async (lifecycle) => {
    lifecycle.requestStop();
    await new Promise(() => {});
  });
  await expect(waiting).rejects.toThrow('Stopped before it was done.');
  await expect(runUntilDone(async () => 'done')).resolves.toBe('done');
  const serving = runUntilStopped(async (lifecycle) => lifecycle.requestStop());
  await expect(serving).resolves.toBeUndefined();
});

test('notices when what launched us is gone', async () => {
  const launcher = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const onGone = vi.fn();
  const identity = identify(launcher.pid ?? 0);
  const stopWatching = watchLaunchers([identity], onGone);
  expect(isAlive(identity)).toBe(true);
  launcher.kill('SIGKILL');
  await vi.waitFor(() => expect(onGone).toHaveBeenCalledTimes(1), 5_000);
  stopWatching();
});
