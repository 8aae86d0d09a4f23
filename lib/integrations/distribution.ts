import 'server-only';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { scrollPages } from './elasticsearch';
import { RequestFailure, type RequestLimits } from './http';

/** The copied parts of the register, with the field names of their documents. */
const entities = {
  companies: { path: 'virksomhed', root: 'Vrvirksomhed', number: 'cvrNummer' },
  units: { path: 'produktionsenhed', root: 'VrproduktionsEnhed', number: 'pNummer' },
} as const;

export type DistributionEntity = keyof typeof entities;
export const distributionEntities = Object.keys(entities) as DistributionEntity[];

export type DistributionOptions = RequestLimits & {
  /** Only documents with a higher number; null for all. */
  after: number | null;
  /** Only documents indexed since, ISO 8601; null for all. */
  since: string | null;
  /** Documents per page. */
  size?: number;
};

type DistributionPage = {
  /** The unchanged response: `{ hits: { hits: [{ _source }] } }`. */
  body: Buffer;
  documents: number;
  /** The highest number on the page. */
  last: number | null;
  /** Number of documents on this page and all that follow. */
  left: number;
};

/** Null when the account is configured, otherwise a sentence naming what is missing. */
export function missingCredentials(): string | null {
  const missing = (['CVR_USERNAME', 'CVR_PASSWORD'] as const).filter((name) => !env[name]);
  if (missing.length === 0) return null;
  return `Set ${missing.join(' and ')} to read the company register (see .env.example).`;
}

function authorization(): string {
  const missing = missingCredentials();
  if (missing) throw new AppError('not_configured', missing);
  const account = Buffer.from(`${env.CVR_USERNAME}:${env.CVR_PASSWORD}`, 'utf8');
  return `Basic ${account.toString('base64')}`;
}

function toAppError(failure: RequestFailure): AppError {
  const { status, said, retryAfterMs = 0 } = failure.detail;
  const options = { cause: failure, retryAfter: Math.ceil(retryAfterMs / 1000) || undefined };
  if (status === 401) {
    const message = 'The company register does not accept CVR_USERNAME and CVR_PASSWORD.';
    return new AppError('not_configured', message, options);
  }
  if (status === 403) {
    const message =
      'The company register refuses this account: it may be blocked, or lack access to the index.';
    return new AppError('forbidden', message, options);
  }
  if (status === 404) {
    const message = `There is no company register at ${env.CVR_BASE_URL}: check CVR_BASE_URL.`;
    return new AppError('unavailable', message, options);
  }
  const detail = status && status < 500 && said ? `${failure.message}: ${said}` : failure.message;
  const message = `The company register cannot be read: ${detail}.`;
  return new AppError('unavailable', message, options);
}

/**
 * Reads register documents in the order of their number, one request at a time. Requesting the next
 * page confirms that the current one has been stored.
 * @throws AppError `not_configured` without an accepted account, `forbidden`, `unavailable` when
 *   the register does not answer after several tries.
 */
export async function* distributionPages(
  entity: DistributionEntity,
  { after, since, size = 500, ...limits }: DistributionOptions,
): AsyncGenerator<DistributionPage> {
  const { path, root, number } = entities[entity];
  const scroll = {
    base: env.CVR_BASE_URL,
    index: `/cvr-permanent/${path}`,
    headers: { authorization: authorization() },
    sort: `${root}.${number}`,
    size,
    query: (behind: number | null) => {
      const filter = [
        ...(behind === null ? [] : [{ range: { [`${root}.${number}`]: { gt: behind } } }]),
        ...(since === null ? [] : [{ range: { [`${root}.sidstIndlaest`]: { gte: since } } }]),
      ];
      return filter.length > 0 ? { bool: { filter } } : { match_all: {} };
    },
    cursorOf: ({ _source }: { _source: Record<string, unknown> }) => {
      const document = _source[root] as Record<string, unknown> | undefined;
      const value = document?.[number];
      return typeof value === 'number' ? value : null;
    },
  };
  try {
    for await (const page of scrollPages(scroll, after, limits)) {
      const { body, hits, cursor, left } = page;
      yield { body, documents: hits.length, last: cursor, left };
    }
  } catch (error) {
    throw error instanceof RequestFailure ? toAppError(error) : error;
  }
}
