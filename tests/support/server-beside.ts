import { type ChildProcess, spawn } from 'node:child_process';
import { findFreePort } from '../../lib/local/bootstrap/port.mjs';

/** A server beside the suite's own, of the same build and database, with other variables. */
export type ServerBeside = { url: string; stop: () => Promise<void> };

const keepsParent = new URL('../../lib/local/exit-with-parent.mjs', import.meta.url).href;

/** Resolves when it is ready. It exits with the worker, however the worker ends. */
async function serve(port: number, variables: Record<string, string>): Promise<ChildProcess> {
  const program = ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1'];
  const child = spawn(process.execPath, ['--import', keepsParent, ...program, '-p', String(port)], {
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      LOG_LEVEL: 'silent',
      PORT: String(port),
      APP_URL: `http://127.0.0.1:${port}`,
      // Otherwise mails of other tests would contain this address.
      TAKE_JOBS: 'false',
      ...variables,
    },
  });
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The server beside the suite ended at once.')));
    child.stdout?.on('data', (text: Buffer) => {
      if (text.includes('Ready')) resolve();
    });
  });
  return child;
}

export async function serveBeside(variables: Record<string, string>): Promise<ServerBeside> {
  const port = await findFreePort();
  const child = await serve(port, variables);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}
