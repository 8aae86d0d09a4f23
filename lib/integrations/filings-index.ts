import 'server-only';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { scrollPages } from './elasticsearch';
import type { Hit } from './elasticsearch-answer';
import { RequestFailure, type RequestLimits, retrying, send } from './http';

export type FilingsOptions = RequestLimits & {
  /** Only filings entered or changed since then, ISO 8601. */
  since: string;
  /** Only these companies, by CVR number. */
  companies?: readonly number[];
  /** Filings per page. */
  size?: number;
};

export type FilingsPage = {
  /** Contains no filing of an earlier page. */
  filings: {
    /** The hit as returned by the index: `{ _id, _source }`. */
    hit: Hit;
    /** ISO 8601; all filings changed before then have been yielded. */
    changedAt: string;
  }[];
  /** Number of filings on this page and all that follow. */
  left: number;
};

/** The host that the document addresses in the index point to. */
const documentHost = 'regnskaber.virk.dk';
const maxDocumentBytes = 64 * 1024 ** 2;
const mostRedirects = 3;

const isLoopback = ({ hostname }: URL) =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);

/**
 * Restricts documents to the register's hosts, whatever address the index contains (SSRF guard).
 */
export function isDocumentAddress(address: string, base = env.FILINGS_BASE_URL): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return false;
  const index = new URL(base);
  if (url.host === documentHost || url.host === index.host) return true;
  return isLoopback(url) && isLoopback(index);
}

function toAppError(failure: RequestFailure): AppError {
  const { status, said } = failure.detail;
  const message =
    status === 404
      ? `There is no index of filings at ${env.FILINGS_BASE_URL}: check FILINGS_BASE_URL.`
      : `The index of filings cannot be read: ${failure.message}${status === 400 ? `: ${said}` : ''}.`;
  return new AppError('unavailable', message, { cause: failure });
}

/** `sidstOpdateret`, the sort field; null when it is not a valid timestamp. */
function changedAt({ _source }: Hit): string | null {
  const value = _source.sidstOpdateret;
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) return null;
  return new Date(value).toISOString();
}

/** The new filings of a page; `seen` holds the ids at its latest timestamp, which are repeated. */
function fresh(hits: Hit[], since: string, seen: Map<string, string>): FilingsPage['filings'] {
  const filings = [];
  let at = since;
  for (const hit of hits) {
    at = changedAt(hit) ?? at;
    if (hit._id !== undefined && seen.get(hit._id) === at) continue;
    if (hit._id !== undefined) seen.set(hit._id, at);
    filings.push({ hit, changedAt: at });
  }
  for (const [id, moment] of seen) if (moment < at) seen.delete(id);
  return filings;
}

/**
 * Reads published annual and interim reports in the order in which they were changed. After a
 * failure reading resumes where it stopped; no filing is yielded twice.
 * @throws AppError `unavailable` when the index does not answer after several tries.
 */
export async function* filingsPages({
  since,
  companies,
  size = 500,
  ...limits
}: FilingsOptions): AsyncGenerator<FilingsPage> {
  const scroll = {
    base: env.FILINGS_BASE_URL,
    index: '/offentliggoerelser',
    sort: 'sidstOpdateret',
    size,
    query: (from: string | null) => {
      const filter = [
        { term: { offentliggoerelsestype: 'regnskab' } },
        { range: { sidstOpdateret: { gte: from } } },
        ...(companies ? [{ terms: { cvrNummer: companies } }] : []),
      ];
      return { bool: { filter } };
    },
    cursorOf: changedAt,
  };
  // Ids at the timestamp where a new scroll would start: that scroll repeats them.
  const seen = new Map<string, string>();
  try {
    for await (const page of scrollPages(scroll, since, limits)) {
      const filings = fresh(page.hits, since, seen);
      if (filings.length > 0) yield { filings, left: page.left };
    }
  } catch (error) {
    throw error instanceof RequestFailure ? toAppError(error) : error;
  }
}

async function fetchOnce(address: string, limits: RequestLimits): Promise<Buffer> {
  let from = address;
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    if (!isDocumentAddress(from)) {
      throw new RequestFailure('it lies on a host that is not the register’s', { passing: false });
    }
    const { status, headers, body } = await send(new URL(from), {}, limits);
    const to = headers.get('location');
    if (status < 300) return body;
    if (to === null || !URL.canParse(to, from)) break;
    from = new URL(to, from).href;
  }
  throw new RequestFailure('it is sent on too often', { passing: false });
}

/**
 * Fetches a document as stored on the server: gzip stays gzip, unless it was the transfer encoding.
 * At most 64 MiB, and only from the register's hosts.
 * @throws RequestFailure, whose `detail.passing` distinguishes a server in trouble from a document
 *   that is gone, too long or on another host.
 */
export function fetchDocument(address: string, limits: RequestLimits = {}): Promise<Buffer> {
  const withCap = { maxBytes: maxDocumentBytes, ...limits };
  return retrying(() => fetchOnce(address, withCap), withCap);
}
