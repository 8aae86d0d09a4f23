import 'server-only';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { scrollPages } from './elasticsearch';
import type { Hit } from './elasticsearch-answer';
import { RequestFailure, type RequestLimits, retrying, send } from './http';

export type FilingsOptions = RequestLimits & {
  /** Only what was entered or changed from then on, ISO 8601. */
  since: string;
  /** Only these companies, as the register writes their numbers. */
  companies?: readonly number[];
  /** Filings a page. */
  size?: number;
};

export type FilingsPage = {
  /** None came with an earlier page. */
  filings: {
    /** As the index gives it: `{ _id, _source }`. */
    hit: Hit;
    /** ISO 8601; all filings that were changed before are given. */
    changedAt: string;
  }[];
  /** Filings of this page and all that follow it. */
  left: number;
};

/** Where the index says its documents lie. */
const documentHost = 'regnskaber.virk.dk';
const maxDocumentBytes = 64 * 1024 ** 2;
const mostRedirects = 3;

const isLoopback = ({ hostname }: URL) =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);

/** Documents come from the hosts of the register only, whatever the index names. */
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

/** `sidstOpdateret`, by which the index is read; null when it is no moment. */
function changedAt({ _source }: Hit): string | null {
  const value = _source.sidstOpdateret;
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) return null;
  return new Date(value).toISOString();
}

/** What is new on a page; `seen` keeps the ids of its last moment, which come again. */
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
 * Published annual and interim reports in the order in which they were changed.
 * After a failure the reading goes on where it was; nothing is given twice.
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
  // Ids at the moment that a new scroll would begin with: it gives them again.
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
 * A document as it lies on the server: gzip stays gzip, unless the transport
 * packed it. At most 64 MiB; from the register's hosts only.
 * @throws RequestFailure, whose `detail.passing` tells a server in trouble from
 * a document that is gone, too long or elsewhere.
 */
export function fetchDocument(address: string, limits: RequestLimits = {}): Promise<Buffer> {
  const withCap = { maxBytes: maxDocumentBytes, ...limits };
  return retrying(() => fetchOnce(address, withCap), withCap);
}
