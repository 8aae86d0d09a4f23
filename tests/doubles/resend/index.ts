import { randomUUID } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import { bodyOf, listen, sendJson } from '../loopback.ts';

export type SentMail = {
  id: string;
  from: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  reply_to?: string;
  headers?: Record<string, string>;
  /** Their contents in base64. */
  attachments?: { filename: string; content_type: string; content: string }[];
};

/**
 * Faults of a request: 'lost' accepts the mail and drops the answer, 'half' accepts it and breaks
 * off in the middle of the answer, 'hang' accepts nothing and never answers, 'cut' accepts nothing
 * and hangs up.
 */
export type ResendFault = 422 | 429 | 500 | 'hang' | 'cut' | 'lost' | 'half' | 'garbage';

export type ResendDouble = {
  url: string;
  key: string;
  /** Mails actually sent: repeated requests with one key send once. */
  sent: SentMail[];
  /** Idempotency keys of all requests, in order. */
  keys: string[];
  /** Faults for the next requests, in order. */
  faults: ResendFault[];
  close: () => Promise<void>;
};

type Error = { statusCode: number; name: string; message: string };

const errors = {
  401: { statusCode: 401, name: 'missing_api_key', message: 'Missing API key' },
  409: {
    statusCode: 409,
    name: 'invalid_idempotent_request',
    message: 'This key was used with another payload',
  },
  422: { statusCode: 422, name: 'validation_error', message: 'Invalid `to` field' },
  429: { statusCode: 429, name: 'rate_limit_exceeded', message: 'Too many requests' },
  500: { statusCode: 500, name: 'application_error', message: 'Internal server error' },
} as const satisfies Record<number, Error>;

function sendHalf(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': 45 });
  response.write('{"id":', () => response.destroy());
}

const refuse = (response: ServerResponse, code: keyof typeof errors) =>
  sendJson(response, code, errors[code]);

/** The part of Resend's API that we use: POST /emails with an Idempotency-Key. */
export async function startResend(): Promise<ResendDouble> {
  const known = new Map<string, { payload: string; id: string }>();
  const double: Omit<ResendDouble, 'url' | 'close'> = {
    key: `re_${randomUUID()}`,
    sent: [],
    keys: [],
    faults: [],
  };
  const take = (payload: string, key: string) => {
    const before = known.get(key);
    if (before) return before.payload === payload ? before.id : null;
    const id = randomUUID();
    known.set(key, { payload, id });
    double.sent.push({ id, ...JSON.parse(payload) });
    return id;
  };
  const server = createServer(async (request, response) => {
    const payload = await bodyOf(request);
    const key = String(request.headers['idempotency-key'] ?? randomUUID());
    double.keys.push(key);
    const fault = double.faults.shift();
    if (fault === 'hang') return;
    if (fault === 'cut') return void response.destroy();
    if (fault === 'garbage') return void response.end('<html>');
    if (fault === 422 || fault === 429 || fault === 500) return refuse(response, fault);
    if (request.headers.authorization !== `Bearer ${double.key}`) return refuse(response, 401);
    if (request.method !== 'POST' || request.url !== '/emails') return sendJson(response, 404, {});
    if (!/^\S+@\S+$/.test(JSON.parse(payload).to)) return refuse(response, 422);
    const id = take(payload, key);
    if (id === null) return refuse(response, 409);
    if (fault === 'lost') return void response.destroy();
    if (fault === 'half') return sendHalf(response);
    sendJson(response, 200, { id });
  });
  return Object.assign(double, await listen(server));
}
