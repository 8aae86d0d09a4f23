import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { waitForLock } from './bootstrap/lock.mjs';
import type { Log } from './log';

type StampedWork = {
  root: string;
  /** Stored next to the result, so that removing the result also removes the stamp. */
  stamp: string;
  fingerprint: () => string;
  isComplete: () => boolean;
  work: () => Promise<void>;
  log: Log;
};

/**
 * Does work whose result is missing or outdated, in one process at a time. The stamp is written
 * last, so interrupted work is repeated.
 */
export async function doWhenStale(options: StampedWork): Promise<boolean> {
  const fresh = (print: string) => options.isComplete() && readStamp(options.stamp) === print;
  if (fresh(options.fingerprint())) return false;
  const release = await waitForLock(path.join(options.root, '.start.lock'), {
    onWait: () => options.log('Another start prepares the same files; waiting for it.'),
  });
  try {
    const print = options.fingerprint();
    if (fresh(print)) return false;
    rmSync(options.stamp, { force: true });
    await options.work();
    mkdirSync(path.dirname(options.stamp), { recursive: true });
    writeFileSync(options.stamp, print);
    return true;
  } finally {
    release();
  }
}

function readStamp(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
