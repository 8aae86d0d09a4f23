import 'server-only';
import type { CompanyRecord, UnitRecord } from '../record';
import type { MapContext } from './address';
import { companyKey, mapCompany } from './company';
import { mapUnit } from './unit';
import { flagAt, type Json, ShapeError } from './values';

/** Documents that are in order and yet not loaded. */
export type IgnoredBecause = 'participant' | 'registered by mistake';

export type Mapped =
  | { company: CompanyRecord }
  | { companyKey: string; unit: UnitRecord }
  | { ignored: IgnoredBecause }
  | { reason: string };

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Kind = 'company' | 'unit' | 'participant';

const wrappers: Record<string, Kind> = {
  Vrvirksomhed: 'company',
  VrproduktionsEnhed: 'unit',
  Vrdeltagerperson: 'participant',
};

/** Members that only one kind of document has; a bare one is known by them. */
const marks: Record<string, Kind> = {
  cvrNummer: 'company',
  pNummer: 'unit',
  deltagerpersonMetadata: 'participant',
  virksomhedSummariskRelation: 'participant',
};

function kindOf(document: Json): { kind: Kind; content: Json } | null {
  for (const [name, kind] of Object.entries(wrappers)) {
    const content = document[name];
    if (isObject(content)) return { kind, content };
  }
  const mark = Object.keys(marks).find((name) => name in document);
  const kind = mark && marks[mark];
  return kind ? { kind, content: document } : null;
}

function mapContent({ kind, content }: { kind: Kind; content: Json }, context: MapContext): Mapped {
  // Their names and roles stand in the documents of the companies.
  if (kind === 'participant') return { ignored: 'participant' };
  if (flagAt(content, 'fejlRegistreret')) return { ignored: 'registered by mistake' };
  return kind === 'company' ? { company: mapCompany(content, context) } : mapUnit(content, context);
}

/** Whose company's document it is, though nothing else of it can be read; null when it does not tell. */
export function keyOfRefused(document: unknown): string | null {
  const known = isObject(document) ? kindOf(document) : null;
  const number = known?.kind === 'company' ? Number(known.content.cvrNummer) : Number.NaN;
  return Number.isInteger(number) ? companyKey(number) : null;
}

/**
 * Maps a document of the register's Elasticsearch index, in its wrapper or bare.
 * A document that cannot be read is answered with the reason, as a sentence part.
 */
export function mapDocument(document: unknown, context: MapContext): Mapped {
  if (!isObject(document)) return { reason: 'not a JSON object' };
  try {
    const known = kindOf(document);
    if (!known) return { reason: 'neither a company nor a production unit' };
    return mapContent(known, context);
  } catch (error) {
    if (error instanceof ShapeError) return { reason: error.message };
    throw error;
  }
}

export type { MapContext } from './address';
