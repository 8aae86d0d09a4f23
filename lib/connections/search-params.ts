import { cutText } from '@/lib/cut-text';
import { paths } from '@/lib/paths';
import type { RawParams } from '@/lib/raw-params';
import { MAX_QUERY_LENGTH } from '@/lib/search/query-length';
import { endText, readEnd } from './ends';
import type { End } from './types';

/** A number as it is written in addresses, or the text of a search for one; null for nothing. */
export type AskedEnd = { end: End } | { text: string } | null;

export type ConnectionParams = {
  of: AskedEnd;
  with: AskedEnd;
  /** Only roles of today. */
  today: boolean;
};

/** Parses the address of /people/connections; never throws. */
export function parseConnectionParams(params: RawParams): ConnectionParams {
  return {
    of: readAsked(params.of),
    with: readAsked(params.with),
    today: first(params.today) === 'true',
  };
}

const first = (value: string | string[] | undefined) => [value ?? ''].flat()[0] ?? '';

/** What an address asks for: a number, or the text of a search. */
export function readAsked(value: string | string[] | undefined): AskedEnd {
  const text = cutText(first(value).trim(), MAX_QUERY_LENGTH).trim();
  if (text === '') return null;
  const end = readEnd(text);
  return end ? { end } : { text };
}

/** The parameters of that address. */
export const connectionQuery = (asked: ConnectionParams): Record<string, string> => ({
  ...(asked.of && { of: askedText(asked.of) }),
  ...(asked.with && { with: askedText(asked.with) }),
  ...(asked.today && { today: 'true' }),
});

export const askedText = (asked: NonNullable<AskedEnd>): string =>
  'end' in asked ? endText(asked.end) : asked.text;

/** The page that shows how both are connected. */
export const connectionsHref = (asked: { of: End; with: End; today?: boolean }): string =>
  paths.connections(
    connectionQuery({
      of: { end: asked.of },
      with: { end: asked.with },
      today: asked.today ?? false,
    }),
  );
