import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { identify, isAlive } from './processes.mjs';

/**
 * @typedef {import('./processes.mjs').ProcessIdentity & { [detail: string]: unknown }} LockOwner
 *
 * @typedef {{ release: () => void, holder?: undefined }} Taken
 * @typedef {{ release?: undefined, holder: LockOwner }} Held
 */

/**
 * Takes the lock: a folder that contains its owner, moved into place atomically, so that a lock is
 * never visible without an owner.
 * @param {string} lockFolder
 * @param {Record<string, unknown>} [details]
 * @returns {Taken | Held} the release function, or the living owner that holds the lock.
 */
export function tryLock(lockFolder, details = {}) {
  const owner = { ...identify(process.pid), ...details };
  const prepared = `${lockFolder}.${process.pid}.${Date.now().toString(36)}`;
  mkdirSync(prepared, { recursive: true });
  writeFileSync(path.join(prepared, 'owner.json'), JSON.stringify(owner));
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      if (moved(prepared, lockFolder)) return { release: () => release(lockFolder, owner) };
      const holder = readOwner(lockFolder);
      if (holder && isAlive(holder)) return { holder };
      removeStale(lockFolder, holder);
    }
  } finally {
    rmSync(prepared, { recursive: true, force: true });
  }
  throw new Error(`The lock ${lockFolder} cannot be taken.`);
}

/**
 * Polls until the lock is free; `onWait` is called once with the current holder.
 * @param {string} lockFolder
 * @param {{ timeoutMs?: number, onWait?: (holder: LockOwner) => void }} [options]
 */
export async function waitForLock(lockFolder, { timeoutMs = 600_000, onWait } = {}) {
  const end = Date.now() + timeoutMs;
  let told = false;
  for (;;) {
    const result = tryLock(lockFolder);
    if (result.release) return result.release;
    if (!told) onWait?.(result.holder);
    told = true;
    if (Date.now() > end) {
      throw new Error(`Process ${result.holder.pid} has held ${lockFolder} for too long.`);
    }
    await sleep(200);
  }
}

/** @returns {LockOwner | undefined} */
export function readOwner(/** @type {string} */ lockFolder) {
  try {
    return JSON.parse(readFileSync(path.join(lockFolder, 'owner.json'), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Renaming onto a non-empty folder fails, which makes the rename an atomic lock.
 * @param {string} from
 * @param {string} to
 */
function moved(from, to) {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error);
    if (['ENOTEMPTY', 'EEXIST', 'EPERM', 'ENOTDIR'].includes(code) && exists(to)) return false;
    throw error;
  }
}

function exists(/** @type {string} */ file) {
  return statSync(file, { throwIfNoEntry: false }) !== undefined;
}

/**
 * Moves a dead owner's lock away; restores it if another process has replaced it meanwhile.
 * @param {string} lockFolder
 * @param {LockOwner | undefined} seen
 */
function removeStale(lockFolder, seen) {
  const aside = `${lockFolder}.stale.${process.pid}.${Date.now().toString(36)}`;
  try {
    renameSync(lockFolder, aside);
  } catch {
    return;
  }
  const taken = readOwner(aside);
  const same = taken?.pid === seen?.pid && taken?.startTime === seen?.startTime;
  if (!same && moved(aside, lockFolder)) return;
  rmSync(aside, { recursive: true, force: true });
}

/**
 * @param {string} lockFolder
 * @param {LockOwner} owner
 */
function release(lockFolder, owner) {
  const holder = readOwner(lockFolder);
  if (holder?.pid !== owner.pid || holder?.startTime !== owner.startTime) return;
  rmSync(lockFolder, { recursive: true, force: true });
}
