import http from 'node:http';
import type { Generated, Role } from './requests.ts';
import { COMPANY, ME } from './values.ts';

export type Someone = { id: string; token: string };

/** Values for the placeholders of a request. */
export type Caller = {
  port: number;
  company: string;
  people: Record<Exclude<Role, 'nobody'>, Someone>;
};

export type Given = { status: number; type: string; text: string; ms: number };

/** Maximum length of inspected answers: longer ones are reports, which contain no text of ours. */
const LOOKED_INTO = 300_000;
const PATIENCE_MS = 20_000;
/** A redirect repeats a long address, in addition to the usual headers. */
const LONGEST_HEAD = 64 * 1_024;

function filledIn(bytes: Buffer, values: Record<string, string>): Buffer {
  const text = bytes.toString('latin1');
  if (!/\{(?:me|company)\}/.test(text)) return bytes;
  const filled = Object.entries(values).reduce(
    (left, [from, to]) => left.replaceAll(from, to),
    text,
  );
  return Buffer.from(filled, 'latin1');
}

function headersOf(asked: Generated, { port, people }: Caller, body: Buffer) {
  const { role, byCookie, length, headers } = asked;
  const token = role === 'nobody' ? null : people[role].token;
  const own = `127.0.0.1:${port}`;
  const session = byCookie
    ? { cookie: `veminto.session=${token}`, origin: `http://${own}` }
    : { 'x-auth-token': token ?? '' };
  const wrong = { longer: body.length + 7, shorter: Math.max(0, body.length - 7) };
  const said = length === 'longer' || length === 'shorter' ? wrong[length] : body.length;
  return {
    host: own,
    ...(token !== null && session),
    ...(asked.body && { 'content-type': asked.body.type }),
    ...(asked.body &&
      (length === 'chunked' ? { 'transfer-encoding': 'chunked' } : { 'content-length': said })),
    ...headers,
  };
}

/** Sends a request verbatim. Status 0 if the server hangs up. */
export function send(asked: Generated, caller: Caller): Promise<Given> {
  const { user } = caller.people;
  const values = { [ME]: user.id, [COMPANY]: caller.company };
  const me = asked.role === 'nobody' ? user.id : caller.people[asked.role].id;
  const body = filledIn(asked.body?.bytes ?? Buffer.alloc(0), { ...values, [ME]: me });
  const path = asked.path
    .replaceAll(encodeURIComponent(ME), me)
    .replaceAll(encodeURIComponent(COMPANY), caller.company);
  const began = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, type = '', text = '') =>
      resolve({ status, type, text, ms: performance.now() - began });
    const request = http.request(
      {
        host: '127.0.0.1',
        port: caller.port,
        path,
        method: asked.method,
        agent: false,
        headers: headersOf(asked, caller, body),
        timeout: PATIENCE_MS,
        setHost: false,
        maxHeaderSize: LONGEST_HEAD,
      },
      (response) => {
        let text = '';
        response.setEncoding('latin1');
        response.on('data', (part: string) => {
          if (text.length < LOOKED_INTO) text += part;
        });
        const done = () => end(response.statusCode ?? 0, response.headers['content-type'], text);
        response.on('end', done);
        response.on('error', done);
      },
    );
    request.on('timeout', () => request.destroy());
    request.on('error', () => end(0));
    request.end(body);
    // The announced remainder never arrives: without this both sides would wait.
    if (asked.length === 'longer') request.once('finish', () => request.socket?.end());
  });
}
