import 'server-only';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

type ScriptOptions = {
  /** Defaults to our own environment. */
  environment?: NodeJS.ProcessEnv;
  /** Ends the script with SIGTERM, then SIGKILL if it does not exit. */
  signal: AbortSignal;
  /** Called with each line of stdout and stderr. */
  onLine: (line: string) => void;
};

const keptLines = 20;
const patienceMs = 3_000;

function start(script: string, environment: ScriptOptions['environment']): ChildProcess {
  const root = path.resolve(/* turbopackIgnore: true */ process.cwd());
  // The preloaded module makes the script exit with us, even when we are killed.
  const preload = pathToFileURL(path.join(root, 'lib/local/exit-with-parent.mjs')).href;
  const flags = ['--import', preload, '--conditions=react-server', '--import', 'tsx'];
  return spawn(process.execPath, [...flags, path.resolve(root, script)], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

/** Collects the last lines of output; resolves when the child closes its streams. */
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
 * Runs a TypeScript script of the project to completion, in our environment by default.
 * @throws Error with the last lines printed when the exit code is not 0, or the signal's reason
 *   when the signal ended it.
 */
export async function runScript(
  script: string,
  { environment, signal, onLine }: ScriptOptions,
): Promise<void> {
  signal.throwIfAborted();
  const child = start(script, environment);
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
