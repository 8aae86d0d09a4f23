import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  commandLine,
  identify,
  isAlive,
  type ProcessIdentity,
  startTime,
} from '../bootstrap/processes.mjs';
import type { Log } from '../log';

/** Reads the state that PostgreSQL writes to postmaster.pid. */
export function readPidFile(data: string): { pid: number; ready: boolean } | undefined {
  try {
    const lines = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    return Number.isInteger(pid) && pid > 0
      ? { pid, ready: lines[7]?.trim() === 'ready' }
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Ends a PostgreSQL that outlived its start (kill -9), and removes a pid file whose number now
 * belongs to another program: PostgreSQL itself would mistake that program for a running server and
 * refuse to start.
 */
export async function clearPidFile(data: string, log: Log): Promise<void> {
  const found = readPidFile(data);
  if (found && isPostgresOf(data, found.pid)) {
    log(`Stopping the PostgreSQL that an earlier start left behind (process ${found.pid}).`);
    await stopProcess(identify(found.pid));
  }
  rmSync(path.join(data, 'postmaster.pid'), { force: true });
}

function isPostgresOf(data: string, pid: number): boolean {
  if (startTime(pid) === undefined) return false;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
  } catch {
    return commandLine(pid).includes(data);
  }
}

/** Fast shutdown, then immediate shutdown, then SIGKILL. */
async function stopProcess(target: ProcessIdentity): Promise<void> {
  const steps = [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const;
  for (const [signal, patience] of steps) {
    try {
      process.kill(target.pid, signal);
    } catch {
      // Already ended; the wait below notices that.
    }
    const end = Date.now() + patience;
    while (isAlive(target) && Date.now() < end) await sleep(20);
    if (!isAlive(target)) return;
  }
}
