import { readdirSync, readFileSync } from 'node:fs';
import { commandLine, parentOf } from '../../lib/local/bootstrap/processes.mjs';

/** Memory of the servers that we started and their child processes; Linux only. */
export function serverMiB(): number {
  const all = readdirSync('/proc').map(Number).filter(Boolean);
  const childrenOf = (parent: number) => all.filter((pid) => parentOf(pid) === parent);
  const tree = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(tree)];
  const servers = childrenOf(process.pid).filter((pid) => /\bnext\b/.test(commandLine(pid)));
  const bytes = servers.flatMap(tree).reduce((sum, pid) => sum + residentBytes(pid), 0);
  return Math.round(bytes / 1024 ** 2);
}

function residentBytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return 1024 * Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
}
