import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { UserError } from './bootstrap/user-error.mjs';
import type { Lifecycle } from './lifecycle';
import type { Environment } from './log';

const preload = pathToFileURL(path.join(import.meta.dirname, 'exit-with-parent.mjs')).href;

export type NodeOptions = {
  root: string;
  environment: Environment;
  lifecycle: Lifecycle;
  /** 'inherit' streams the output to the terminal; 'pipe' keeps it for error messages. */
  output: 'inherit' | 'pipe';
  /** Runs at low priority. */
  calm?: boolean;
};

/** Starts a Node program in its own session; it ends when this process does. */
export function spawnNode(args: string[], options: NodeOptions): ChildProcess {
  const child = spawn(process.execPath, ['--import', preload, ...args], {
    cwd: options.root,
    env: options.environment as NodeJS.ProcessEnv,
    stdio: ['ignore', options.output, options.output, 'ipc'],
    detached: true,
  });
  // Its child processes inherit the priority.
  if (options.calm && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  return child;
}

/** Runs a Node program to completion. */
export async function runNode(
  args: string[],
  options: NodeOptions,
): Promise<{ code: number; output: string }> {
  const child = spawnNode(args, options);
  const forget = options.lifecycle.add(() => endProcess(child, 3_000));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString('utf8')).slice(-20_000);
    });
  }
  try {
    const code = await new Promise<number>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (exitCode) => resolve(exitCode ?? 1));
    });
    return { code, output: output.trim() };
  } finally {
    forget();
  }
}

/** What runs a TypeScript file of the project as a program. */
export const TYPESCRIPT = ['--conditions=react-server', '--import', 'tsx'];

/** @throws UserError with the program's output and `failure`, a sentence, when it does not succeed. */
export async function runOrFail(
  args: string[],
  options: NodeOptions,
  failure: string,
): Promise<void> {
  const { code, output } = await runNode(args, options);
  if (code !== 0) throw new UserError(`${output}\n${failure}`.trim());
}

/** Sends SIGTERM to the program, then SIGKILL to its whole process group after `patienceMs`. */
export async function endProcess(child: ChildProcess, patienceMs: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  child.kill('SIGTERM');
  const timer = setTimeout(() => killGroup(child.pid), patienceMs);
  await ended;
  clearTimeout(timer);
}

function killGroup(pid: number | undefined): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // Already gone.
  }
}
