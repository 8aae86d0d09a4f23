import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readOwner, tryLock } from '@/lib/local/bootstrap/lock.mjs';
import { identify, type ProcessIdentity } from '@/lib/local/bootstrap/processes.mjs';
import { lockDataFolder, prepareDataFolder } from '@/lib/local/data-folder';
import { generatePassword, loadSecrets } from '@/lib/local/secrets';
import { temporaryFolder } from '../support/temporary';

function startSleeper(): ChildProcess {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], {
    stdio: 'ignore',
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** A lock left by another start. */
function writeLock(folder: string, owner: ProcessIdentity, launchers: ProcessIdentity[] = []) {
  const lock = path.join(folder, 'lock');
  mkdirSync(lock);
  const details = { ...owner, launchers, activity: 'runs at http://127.0.0.1:3000' };
  writeFileSync(path.join(lock, 'owner.json'), JSON.stringify(details));
}

const ours = { activity: 'runs at http://127.0.0.1:3001', launchers: [] };

test('a second start is told where the first one runs', async () => {
  const folder = temporaryFolder();
  const pid = startSleeper().pid ?? 0;
  writeLock(folder, identify(pid));
  await expect(lockDataFolder(folder, ours)).rejects.toThrow(
    `Veminto already runs at http://127.0.0.1:3000 with ${folder} (process ${pid}). Stop it, or set PORT and DATA_DIR to run a second one.`,
  );
  await expect(lockDataFolder(folder, ours, 'Wait.')).rejects.toThrow(`(process ${pid}). Wait.`);
});

test('a start whose launcher is gone is waited for', async () => {
  const folder = temporaryFolder();
  const first = startSleeper();
  writeLock(folder, identify(first.pid ?? 0), [{ pid: 4_000_000, startTime: '1' }]);
  const locking = lockDataFolder(folder, ours);
  setTimeout(() => first.kill('SIGKILL'), 300);
  const lock = await locking;
  expect(lock.recovered).toBe(true);
  expect(readOwner(path.join(folder, 'lock'))?.pid).toBe(process.pid);
  lock.release();
  expect((await lockDataFolder(folder, ours)).recovered).toBe(false);
});

test('the lock of a dead process, or of a number used again, is taken over', () => {
  const folder = temporaryFolder();
  writeLock(folder, { pid: process.ppid, startTime: 'before' });
  expect(tryLock(path.join(folder, 'lock')).release).toBeTypeOf('function');
});

test('a folder that cannot be written ends in a sentence', () => {
  const file = path.join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  expect(() => prepareDataFolder(path.join(file, 'data'))).toThrow(
    `The data folder ${file}/data cannot be written (ENOTDIR). Give yourself write access to it or set DATA_DIR to another folder.`,
  );
});

test('secrets are made once, for the owner only', () => {
  const folder = temporaryFolder();
  const secrets = loadSecrets(folder);
  const file = path.join(folder, 'secrets.json');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(loadSecrets(folder)).toEqual(secrets);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(secrets);
  writeFileSync(file, '{"authSecr');
  expect(() => loadSecrets(folder)).toThrow(`${file} is not JSON. Remove it;`);
});

test('generated passwords satisfy the rules for passwords', () => {
  for (let round = 0; round < 200; round += 1) {
    const password = generatePassword();
    expect(password).toMatch(/^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])(?=.*[!@#$%^&*]).{8,20}$/);
  }
});

test.runIf(process.platform === 'linux')('a file system without new folders, too', () => {
  expect(() => prepareDataFolder('/proc/veminto-test')).toThrow(
    'The data folder /proc/veminto-test cannot be written (ENOENT).',
  );
});
