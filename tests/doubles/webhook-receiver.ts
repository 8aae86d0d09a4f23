import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a request is answered; hang: not at all. */
export type Answer = number | 'hang' | { status: number; headers?: Record<string, string> };

export type Received = {
  id: string;
  /** Whether each signature is one of the secret that it is checked with. */
  signedBy: (secret: string) => boolean;
  headers: IncomingMessage['headers'];
  // biome-ignore lint/suspicious/noExplicitAny: tests look into it
  body: any;
};

const MOST_SECONDS_OFF = 300;

/** Checks a signature as the Standard Webhooks specification says, without our own code. */
function isSigned(secret: string, headers: IncomingMessage['headers'], body: string): boolean {
  const header = (name: string) => String(headers[name] ?? '');
  const [id, timestamp] = [header('webhook-id'), header('webhook-timestamp')];
  if (!/^\d+$/.test(timestamp)) return false;
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > MOST_SECONDS_OFF) return false;
  if (!secret.startsWith('whsec_')) return false;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  if (key.length < 24 || key.length > 64) return false;
  const right = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  return header('webhook-signature')
    .split(' ')
    .some((part) => {
      const [version, signature = ''] = part.split(',');
      const given = Buffer.from(signature, 'base64');
      return version === 'v1' && given.length === right.length && timingSafeEqual(given, right);
    });
}

/** A system that receives webhooks; `answer` decides how, at first always with 204. */
export async function startReceiver() {
  const received: Received[] = [];
  const control: { answer: (of: Received) => Answer | Promise<Answer> } = { answer: () => 204 };
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const text = Buffer.concat(parts).toString('utf8');
    const { headers } = request;
    const one: Received = {
      id: String(headers['webhook-id']),
      signedBy: (secret) => isSigned(secret, headers, text),
      headers,
      body: JSON.parse(text),
    };
    received.push(one);
    const answer = await control.answer(one);
    if (answer === 'hang') return;
    const { status, headers: more = {} } = typeof answer === 'number' ? { status: answer } : answer;
    response.writeHead(status, more).end(status === 204 ? undefined : 'x'.repeat(20_000));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/news`,
    port,
    received,
    control,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
