import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type LockOwner, readOwner, tryLock } from './bootstrap/lock.mjs';
import { isAlive, type ProcessIdentity } from './bootstrap/processes.mjs';
import { UserError } from './bootstrap/user-error.mjs';

const DYING_MS = 15_000;

/**
 * Creates the folders one by one: with `recursive`, Node retries forever on file systems that
 * report a missing parent when they refuse a new folder.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const parent = path.dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    mkdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Creates DATA_DIR and verifies that it is writable. */
export function prepareDataFolder(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    const probe = path.join(folder, `.write-test.${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown reason';
    throw new UserError(
      `The data folder ${folder} cannot be written (${code}). Give yourself write access to it or set DATA_DIR to another folder.`,
    );
  }
}

type FolderLock = {
  release: () => void;
  /** An earlier start has just ended or was killed: its port may take a moment to become free. */
  recovered: boolean;
};

/**
 * Allows one start per data folder. Waits for a holder whose launcher was killed, because it is
 * about to end; any other holder is reported with its activity, and with `advice` for the caller.
 */
export async function lockDataFolder(
  folder: string,
  details: { activity: string; launchers: ProcessIdentity[] },
  advice = 'Stop it, or set PORT and DATA_DIR to run a second one.',
): Promise<FolderLock> {
  const lock = path.join(folder, 'lock');
  const end = Date.now() + DYING_MS;
  let recovered = readOwner(lock) !== undefined;
  for (;;) {
    const result = tryLock(lock, details);
    if (result.release) return { release: result.release, recovered };
    if (!isDying(result.holder) || Date.now() > end) {
      throw new UserError(
        `Veminto already ${result.holder.activity} with ${folder} (process ${result.holder.pid}). ${advice}`,
      );
    }
    recovered = true;
    await sleep(100);
  }
}

function isDying(holder: LockOwner): boolean {
  const launchers = (holder.launchers ?? []) as ProcessIdentity[];
  return launchers.some((launcher) => !isAlive(launcher));
}
