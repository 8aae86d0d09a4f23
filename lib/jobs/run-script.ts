import 'server-only';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

export type ScriptOptions = {
  args?: readonly string[];
  /** Our own when left out. */
  environment?: NodeJS.ProcessEnv;
  /** Ends the script: SIGTERM, and SIGKILL for one that does not heed it. */
  signal: AbortSignal;
  /** Hears each line the script prints, of output and errors alike. */
  onLine: (line: string) => void;
};

const keptLines = 20;
const patienceMs = 3_000;

function start(
  script: string,
  { args = [], environment }: Pick<ScriptOptions, 'args' | 'environment'>,
): ChildProcess {
  const root = path.resolve(/* turbopackIgnore: true */ process.cwd());
  // Preloaded, so that the script ends with us even when we are killed.
  const preload = pathToFileURL(path.join(root, 'lib/local/exit-with-parent.mjs')).href;
  const flags = ['--import', preload, '--conditions=react-server', '--import', 'tsx'];
  return spawn(process.execPath, [...flags, path.resolve(root, script), ...args], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

/** The last lines a program printed; resolves to them when it closes its outputs. */
async function follow(child: ChildProcess, onLine: (line: string) => void): Promise<string[]> {
  const last: string[] = [];
  const read = async (stream: NodeJS.ReadableStream | null) => {
    if (!stream) return;
    for await (const line of createInterface({ input: stream })) {
      last.push(line);
      if (last.length > keptLines) last.shift();
      onLine(line);
    }
  };
  await Promise.all([read(child.stdout), read(child.stderr)]);
  return last;
}

/**
 * Runs a TypeScript program of the project, with our environment, to its end.
 * @throws Error with the last lines it printed when its exit code is not 0, and
 * the signal's reason when that ended it.
 */
export async function runScript(
  script: string,
  { args, environment, signal, onLine }: ScriptOptions,
): Promise<void> {
  signal.throwIfAborted();
  const child = start(script, { args, environment });
  let killing: NodeJS.Timeout | undefined;
  const end = () => {
    child.kill('SIGTERM');
    killing = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  };
  signal.addEventListener('abort', end);
  try {
    const [[code, endedBy], last] = await Promise.all([
      once(child, 'close') as Promise<[number | null, string | null]>,
      follow(child, onLine),
    ]);
    signal.throwIfAborted();
    if (code !== 0) throw new Error(`${script} ended with ${endedBy ?? code}:\n${last.join('\n')}`);
  } finally {
    clearTimeout(killing);
    signal.removeEventListener('abort', end);
  }
}
