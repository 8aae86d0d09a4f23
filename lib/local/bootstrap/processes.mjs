import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const hasProc = existsSync('/proc/self/stat');

/** @typedef {{ pid: number, startTime: string }} ProcessIdentity */

/** Fields of /proc/PID/stat after the process name, which may itself contain spaces. */
function readStat(/** @type {number} */ pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

/**
 * @param {number} pid
 * @param {string} column
 */
function ps(pid, column) {
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/** Pids are reused: only pid and start time together identify a process. */
export function startTime(/** @type {number} */ pid) {
  if (!hasProc) return ps(pid, 'lstart') || undefined;
  const stat = readStat(pid);
  // A zombie may wait forever to be reaped, so it counts as gone.
  return stat?.[0] && !['Z', 'X'].includes(stat[0]) ? stat[19] : undefined;
}

/** @returns {ProcessIdentity} */
export function identify(/** @type {number} */ pid) {
  return { pid, startTime: startTime(pid) ?? '' };
}

export function isAlive(/** @type {ProcessIdentity} */ identity) {
  const now = startTime(identity.pid);
  return now !== undefined && now === identity.startTime;
}

export function parentOf(/** @type {number} */ pid) {
  if (!hasProc) return Number(ps(pid, 'ppid')) || undefined;
  return Number(readStat(pid)?.[1]) || undefined;
}

export function commandLine(/** @type {number} */ pid) {
  if (!hasProc) return ps(pid, 'command');
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}
