import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const hasProc = existsSync('/proc/self/stat');

/** Fields of /proc/PID/stat after the process name, which may itself contain spaces. */
function readStat(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

function ps(pid, column) {
  try {
    const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], options).trim();
  } catch {
    return '';
  }
}

/** Pids are reused: only pid and start time together identify a process. */
export function startTime(pid) {
  if (!hasProc) return ps(pid, 'lstart') || undefined;
  const stat = readStat(pid);
  // A zombie may wait forever to be reaped, so it counts as gone.
  return stat && !['Z', 'X'].includes(stat[0]) ? stat[19] : undefined;
}

export function identify(pid) {
  return { pid, startTime: startTime(pid) ?? '' };
}

export function isAlive(identity) {
  const now = startTime(identity.pid);
  return now !== undefined && now === identity.startTime;
}

export function parentOf(pid) {
  if (!hasProc) return Number(ps(pid, 'ppid')) || undefined;
  return Number(readStat(pid)?.[1]) || undefined;
}

export function commandLine(pid) {
  if (!hasProc) return ps(pid, 'command');
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}
