import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export type ChildProgram = {
  /** What it prints, line by line; at least its first line is there. */
  said: string[];
  say: (line: string) => void;
  /** Its exit code and signal, once it is over. */
  gone: Promise<unknown[]>;
  kill: (signal?: NodeJS.Signals) => Promise<unknown[]>;
};

type Setting = { cwd?: string; env?: object };

/**
 * Flags for programs outside Next that draw its pages or texts: without the condition
 * `react-server`, under which React has no contexts and Next's own files are not found.
 */
export const OUTSIDE_NEXT = ['--require', './tests/support/no-server-only.cjs'];

/**
 * Runs Node in a separate process until it prints its first line, which says that it is ready.
 * @throws when it ends before that: whoever waits for the line would wait forever.
 */
export async function startProgram(
  args: readonly string[],
  { cwd, env = process.env }: Setting = {},
): Promise<ChildProgram> {
  const child = spawn(process.execPath, args, {
    ...(cwd && { cwd }),
    env: env as NodeJS.ProcessEnv,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const said: string[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => said.push(line));
  await Promise.race([once(lines, 'line'), gone]);
  if (said.length === 0) {
    throw new Error(`It ended (${await gone}) before it was ready: ${args.join(' ')}`);
  }
  return {
    said,
    say: (line) => child.stdin.write(`${line}\n`),
    gone,
    kill: (signal = 'SIGKILL') => {
      child.kill(signal);
      return gone;
    },
  };
}
