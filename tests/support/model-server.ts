import { type ChildProcess, spawn } from 'node:child_process';
import { findFreePort } from '../../lib/local/bootstrap/port.mjs';
import { type OpenAiDouble, openAiVariables, startOpenAi } from '../doubles/openai/index.ts';

/** A server beside the suite's own, of the same build and database, that has a model. */
export type ModelServer = {
  url: string;
  /** What the model answers; set its `script`. */
  provider: OpenAiDouble;
  stop: () => Promise<void>;
};

const keepsParent = new URL('../../lib/local/exit-with-parent.mjs', import.meta.url).href;

/** Resolves when it is ready. It ends with the worker, however that ends. */
async function serve(port: number, variables: Record<string, string>): Promise<ChildProcess> {
  const program = ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1'];
  const child = spawn(process.execPath, ['--import', keepsParent, ...program, '-p', String(port)], {
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', LOG_LEVEL: 'silent' },
      ...{ PORT: String(port), APP_URL: `http://127.0.0.1:${port}`, ...variables },
    },
  });
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The server with a model ended at once.')));
    child.stdout?.on('data', (text: Buffer) => {
      if (text.includes('Ready')) resolve();
    });
  });
  return child;
}

export async function startModelServer(): Promise<ModelServer> {
  const provider = await startOpenAi();
  const port = await findFreePort();
  const child = await serve(port, openAiVariables(provider));
  return {
    url: `http://127.0.0.1:${port}`,
    provider,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await provider.close();
    },
  };
}
