import http from 'node:http';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { bundled } from '../support/bundled';
import { OUTSIDE_NEXT, startProgram } from '../support/child-program';
import { registerDatabase } from '../support/register-database';

const database = await registerDatabase('shutdown');
const program = await bundled('tests/support/stoppable-app.ts');
beforeEach(() => database.rows('DROP SCHEMA IF EXISTS pgboss CASCADE'));

const patience = { timeout: 20_000, interval: 50 };

/** The server in a separate process, with its output. */
async function startApp({ seconds = 30, delaySeconds = 0 } = {}) {
  const child = await startProgram([...OUTSIDE_NEXT, program], {
    env: {
      ...process.env,
      LOG_LEVEL: 'silent',
      NODE_NO_WARNINGS: '1',
      NEXT_MANUAL_SIG_HANDLE: 'true',
      SHUTDOWN_SECONDS: String(seconds),
      SHUTDOWN_DELAY_SECONDS: String(delaySeconds),
    },
  });
  onTestFinished(async () => {
    await child.kill();
  });
  const { said } = child;
  const until = (line: string) => vi.waitFor(() => expect(said).toContain(line), patience);
  const port = Number(said[0]);
  // On a busy machine the database may answer later than the first check waits.
  await vi.waitFor(async () => {
    const first = new http.Agent();
    expect(await ask(port, '/api/ready', first)).toMatchObject({ status: 200 });
  }, patience);
  return { ...child, until, port };
}

/** An answer over a keep-alive connection; undefined if connections are no longer accepted. */
function ask(port: number, path: string, agent: http.Agent) {
  return new Promise<{ status?: number; connection?: string; text: string } | undefined>(
    (resolve, reject) => {
      const request = http.get({ host: '127.0.0.1', port, path, agent }, async (response) => {
        let text = '';
        for await (const part of response) text += part;
        resolve({ status: response.statusCode, connection: response.headers.connection, text });
      });
      request.on('error', (error: NodeJS.ErrnoException) =>
        /ECONNREFUSED|ECONNRESET/.test(error.code ?? '') ? resolve(undefined) : reject(error),
      );
    },
  );
}

function keepingOpen() {
  const agent = new http.Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  return agent;
}

const jobs = () =>
  database.rows(`SELECT state::text, data FROM pgboss.job WHERE name = 'work' ORDER BY created_on`);

/** From another process, like requests of another instance. */
const order = () =>
  database.rows(`INSERT INTO pgboss.job (name, data, retry_limit) VALUES ('work', '{}', 2)`);

test('told to end, it answers what runs, finishes its job, and takes nothing new', async () => {
  const app = await startApp();
  await order();
  await app.until('job');
  const agent = keepingOpen();
  expect(await ask(app.port, '/api/ready', agent)).toMatchObject({ status: 200 });
  const slow = ask(app.port, '/slow', agent);
  await app.until('request');
  void app.kill('SIGTERM');
  // A second signal, such as npm's, changes nothing.
  void app.kill('SIGTERM');
  await vi.waitFor(async () => {
    expect(await ask(app.port, '/api/ready', new http.Agent())).toBeUndefined();
  }, patience);
  app.say('end job');
  app.say('end request');
  expect(await slow).toMatchObject({ status: 200, text: 'whole' });
  expect(await app.gone).toEqual([0, null]);
  // The job ordered by the last request waits for another instance.
  expect(await jobs()).toEqual([
    { state: 'completed', data: {} },
    { state: 'created', data: { from: 'a request' } },
  ]);
});

test('a job that does not end in time goes back to the queue at once', async () => {
  const app = await startApp({ seconds: 5 });
  await order();
  await app.until('job');
  void app.kill('SIGTERM');
  expect(await app.gone).toEqual([0, null]);
  expect(await jobs()).toEqual([{ state: 'retry', data: {} }]);
});

test('with a delay it first says that it ends, and lets go of kept connections', async () => {
  const app = await startApp({ delaySeconds: 1.5 });
  const agent = keepingOpen();
  expect(await ask(app.port, '/api/ready', agent)).toMatchObject({
    status: 200,
    connection: 'keep-alive',
  });
  void app.kill('SIGTERM');
  await vi.waitFor(async () => {
    expect(await ask(app.port, '/api/ready', agent)).toMatchObject({
      status: 503,
      connection: 'close',
      text: expect.stringContaining('"stopping"'),
    });
  }, patience);
  expect(await app.gone).toEqual([0, null]);
});
