import 'server-only';
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import {
  ClosedAddress,
  isLoopbackAddress,
  isPublicAddress,
  openLookup,
  type Resolve,
} from './public-address';
import { timeLimit } from './time-limit';

/** From the lookup of the name to the end of the answer. */
const WHOLE_MS = 10_000;
/** An answer is read so far, so that the receiver is not cut off; nothing of it is kept. */
const MOST_READ = 4 * 1024;

export type PostEnd =
  | { status: number; failure: null | 'answer' | 'redirect' }
  | { status: null; failure: 'timeout' | 'connection' | 'address' };

/** How a post can fail. */
export const POST_FAILURES = [
  'answer',
  'redirect',
  'timeout',
  'connection',
  'address',
] as const satisfies PostEnd['failure'][];

type Post = {
  url: URL;
  headers: Record<string, string>;
  body: string;
  /** Aborts the post; its reason is thrown. */
  signal?: AbortSignal;
  /** Only where users and operator are the same: plain http to this machine itself. */
  allowsLoopback: boolean;
  /** Stands in for the system's resolver. */
  resolve?: Resolve;
};

const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

/** Reads the answer up to a limit. @returns its status. */
function readAnswer(answer: http.IncomingMessage): Promise<number> {
  return new Promise((resolve, reject) => {
    let read = 0;
    const end = () => {
      answer.destroy();
      resolve(answer.statusCode ?? 0);
    };
    answer.on('data', (piece: Buffer) => {
      read += piece.length;
      if (read > MOST_READ) end();
    });
    answer.on('end', end);
    answer.on('error', reject);
  });
}

function request({ url, headers, body, allowsLoopback, resolve }: Post, signal: AbortSignal) {
  const isPlain = url.protocol === 'http:';
  const isOpen = isPlain ? isLoopbackAddress : isPublicAddress;
  const host = hostOf(url);
  if (isPlain && !allowsLoopback) throw new ClosedAddress(`${url.origin} is not https.`);
  // An address as such is connected to without a lookup.
  if (isIP(host) && !isOpen(host)) throw new ClosedAddress(`${host} is closed.`);
  return new Promise<number>((done, failed) => {
    const { request: ask } = isPlain ? http : https;
    const length = { 'content-length': String(Buffer.byteLength(body)) };
    const options = {
      ...{ method: 'POST', headers: { ...headers, ...length }, signal },
      // A connection of its own, which no other address has opened.
      ...{ agent: false, lookup: openLookup(isOpen, resolve) },
    };
    const asked = ask(url, options, (answer) => readAnswer(answer).then(done, failed));
    asked.on('error', failed);
    asked.end(body);
  });
}

function endOf(status: number): PostEnd {
  if (status >= 200 && status < 300) return { status, failure: null };
  return { status, failure: status >= 300 && status < 400 ? 'redirect' : 'answer' };
}

/** Whether an error comes of a closed address; with several addresses, Node collects the errors. */
const isClosed = (error: unknown): boolean =>
  error instanceof ClosedAddress ||
  (error instanceof AggregateError && error.errors.some(isClosed));

/**
 * Posts JSON to an address that a user named. It connects to public addresses only, follows no
 * redirects and says no more of an answer than its status.
 * @throws the reason of the signal
 */
export async function postToWebhook(post: Post): Promise<PostEnd> {
  const limit = timeLimit(WHOLE_MS);
  const signal = post.signal ? AbortSignal.any([post.signal, limit]) : limit;
  try {
    return endOf(await request(post, signal));
  } catch (error) {
    post.signal?.throwIfAborted();
    if (isClosed(error)) return { status: null, failure: 'address' };
    return { status: null, failure: limit.aborted ? 'timeout' : 'connection' };
  }
}
