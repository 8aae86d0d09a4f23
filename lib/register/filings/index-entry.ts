import 'server-only';
import { hash } from 'node:crypto';
import type { FilingKind } from '@/prisma/client/enums';
import { companyKey } from '../cvr/company';
import {
  dayAt,
  flagAt,
  integerAt,
  isObject,
  type Json,
  listAt,
  objectAt,
  ShapeError,
  textAt,
  timeAt,
} from '../cvr/values';
import type { FilingEntry } from './types';

/** `ignored`: a publication of a type other than accounts. */
export type IndexItem = { entry: FilingEntry } | { reason: string } | { ignored: string };

type Document = { type: string; mime: string; url: string };

/** Maximum length of ids and URLs; real ones have a tenth of it. Ids are indexed. */
const maxId = 500;
const maxAddress = 2_000;

function isWebAddress(url: string): boolean {
  const { protocol } = URL.canParse(url) ? new URL(url) : { protocol: '' };
  return (protocol === 'http:' || protocol === 'https:') && url.length <= maxAddress;
}

function readDocument(document: Json): Document {
  return {
    type: (textAt(document, 'dokumentType') ?? '').toUpperCase(),
    mime: (textAt(document, 'dokumentMimeType') ?? '').toLowerCase(),
    url: textAt(document, 'dokumentUrl') ?? '',
  };
}

/** Prefixes of document types; a filing is of the first kind that one of its documents matches. */
const kinds: [string, FilingKind][] = [
  ['AARSRAPPORT', 'ANNUAL'],
  ['HALVAARSRAPPORT', 'HALF_YEAR'],
  ['DELAARSRAPPORT', 'QUARTER'],
];

function kindOf(documents: Document[]): FilingKind {
  const found = kinds.find(([start]) => documents.some(({ type }) => type.startsWith(start)));
  return found?.[1] ?? 'OTHER';
}

/** MIME types of documents with figures, in order of preference. */
const figures = ['application/xml', 'application/xhtml+xml', 'application/zip'];

/**
 * Listed companies file their statements as ESEF, next to an XML document that may have none. The
 * package of the ESEF extension is the last resort.
 */
function figuresOf(documents: Document[]): string | null {
  const esef = documents.filter(({ type }) => type.endsWith('_ESEF'));
  const others = documents.filter(({ type }) => type !== 'ESEF_EXTENSION');
  return urlOf(esef, figures) ?? urlOf(others, figures) ?? urlOf(documents, figures);
}

function urlOf(documents: Document[], mimes: readonly string[]): string | null {
  for (const mime of mimes) {
    const found = documents.find(
      (document) => document.mime === mime && isWebAddress(document.url),
    );
    if (found) return found.url;
  }
  return null;
}

/** A deterministic id for an entry without one. */
function madeId(source: Json, entry: Omit<FilingEntry, 'id'>): string {
  const { companyKey: key, kind, startDate, endDate, publishedAt } = entry;
  const parts = [key, kind, startDate, endDate, publishedAt, textAt(source, 'sagsNummer')];
  return `entry:${hash('sha256', JSON.stringify(parts))}`;
}

function readEntry(source: Json): Omit<FilingEntry, 'id'> {
  const key = companyKey(integerAt(source, 'cvrNummer'));
  if (key === null) throw new ShapeError('cvrNummer is missing or no CVR number');
  const period = objectAt(objectAt(source, 'regnskab') ?? {}, 'regnskabsperiode') ?? {};
  const startDate = dayAt(period, 'startDato');
  const endDate = dayAt(period, 'slutDato');
  if (!endDate) throw new ShapeError('the entry does not say when its period ends');
  if (startDate && startDate > endDate) {
    throw new ShapeError(`the period ends (${endDate}) before it starts (${startDate})`);
  }
  const documents = listAt(source, 'dokumenter').map(readDocument);
  return {
    companyKey: key,
    kind: kindOf(documents),
    startDate,
    endDate,
    publishedAt: timeAt(source, 'offentliggoerelsesTidspunkt'),
    amended: flagAt(source, 'omgoerelse'),
    // Some filings since 2026 have no PDF; their XHTML page is readable in a browser.
    pdfUrl: urlOf(documents, ['application/pdf', 'application/xhtml+xml']),
    xbrlUrl: figuresOf(documents),
  };
}

function readHit(hit: Json): IndexItem {
  const source = isObject(hit._source) ? hit._source : hit;
  try {
    const type = textAt(source, 'offentliggoerelsestype');
    if (type === null) return { reason: 'no entry of the index of filings' };
    if (type !== 'regnskab') return { ignored: type };
    const entry = readEntry(source);
    return { entry: { id: textAt(hit, '_id', maxId) ?? madeId(source, entry), ...entry } };
  } catch (error) {
    if (error instanceof ShapeError) return { reason: error.message };
    throw error;
  }
}

/**
 * Responses contain hits, and files contain lists of responses; real data is never nested deeper.
 */
const maxNesting = 4;

function readValue(value: unknown, nesting: number): IndexItem[] {
  if (Array.isArray(value) && nesting < maxNesting) {
    return value.flatMap((item) => readValue(item, nesting + 1));
  }
  if (!isObject(value)) return [{ reason: 'the entry is no JSON object' }];
  const { hits } = value;
  if (isObject(hits) && Array.isArray(hits.hits)) return readValue(hits.hits, nesting + 1);
  return [readHit(value)];
}

/**
 * The filings in a response of the public index of filings: the response itself, a list of hits,
 * one hit, or the content of a hit. An unusable entry is returned with the reason, and the others
 * are still read.
 */
export function filingEntries(document: unknown): IndexItem[] {
  return readValue(document, 0);
}
