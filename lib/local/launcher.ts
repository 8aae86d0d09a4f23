import {
  commandLine,
  identify,
  isAlive,
  type ProcessIdentity,
  parentOf,
} from './bootstrap/processes.mjs';
import type { Environment } from './log';

/**
 * The processes between this one and the npm that started it, npm included. When one of them is
 * gone, signals are no longer forwarded to this process.
 */
export function findLaunchers(environment: Environment): ProcessIdentity[] {
  if (!environment.npm_lifecycle_event) return [];
  const chain: ProcessIdentity[] = [];
  let pid: number | undefined = process.ppid;
  while (pid && pid > 1 && chain.length < 6) {
    chain.push(identify(pid));
    if (/(^|\/)npm(-cli\.js)?( |$)/.test(commandLine(pid))) return chain;
    pid = parentOf(pid);
  }
  // A runner other than npm: only the direct parent certainly belongs to it.
  return chain.slice(0, 1);
}

/** Calls back once when any launcher is gone. Returns a function that stops watching. */
export function watchLaunchers(chain: ProcessIdentity[], onGone: () => void): () => void {
  if (chain.length === 0) return () => {};
  const timer = setInterval(() => {
    if (chain.every(isAlive)) return;
    clearInterval(timer);
    onGone();
  }, 1_000);
  timer.unref();
  return () => clearInterval(timer);
}
