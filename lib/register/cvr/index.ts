import 'server-only';
import type { CompanyRecord, Subject, UnitRecord, WithdrawalRecord } from '../record';
import type { MapContext } from './address';
import { companyKey, mapCompany } from './company';
import { mapUnit, pNumberOf } from './unit';
import { flagAt, isObject, type Json, ShapeError, timeAt } from './values';

export type Mapped =
  | { company: CompanyRecord }
  | { companyKey: string; unit: UnitRecord }
  | { withdrawn: WithdrawalRecord }
  /** Valid but not loaded. */
  | { ignored: 'participant' }
  | { reason: string };

type Kind = 'company' | 'unit' | 'participant';

const wrappers: Record<string, Kind> = {
  Vrvirksomhed: 'company',
  VrproduktionsEnhed: 'unit',
  Vrdeltagerperson: 'participant',
};

/** Members that occur in only one kind of document; they identify a document without a wrapper. */
const marks: Record<string, Kind> = {
  cvrNummer: 'company',
  pNummer: 'unit',
  deltagerpersonMetadata: 'participant',
  virksomhedSummariskRelation: 'participant',
};

type Known = { kind: Kind; content: Json };

function kindOf(document: Json): Known | null {
  for (const [name, kind] of Object.entries(wrappers)) {
    const content = document[name];
    if (isObject(content)) return { kind, content };
  }
  const mark = Object.keys(marks).find((name) => name in document);
  const kind = mark && marks[mark];
  return kind ? { kind, content: document } : null;
}

function subjectOf({ kind, content }: Known): Subject {
  const number = (value: unknown) => (Number.isInteger(Number(value)) ? Number(value) : null);
  if (kind === 'company') return { companyKey: companyKey(number(content.cvrNummer)) };
  return kind === 'unit' ? { pNumber: pNumberOf(number(content.pNummer)) } : {};
}

function mapContent(known: Known, context: MapContext): Mapped {
  const { kind, content } = known;
  // Participants' names and roles are taken from the documents of the companies.
  if (kind === 'participant') return { ignored: 'participant' };
  if (flagAt(content, 'fejlRegistreret')) {
    return { withdrawn: { ...subjectOf(known), updatedAt: timeAt(content, 'sidstOpdateret') } };
  }
  return kind === 'company' ? { company: mapCompany(content, context) } : mapUnit(content, context);
}

/** The subject of a document that otherwise cannot be read. */
export function subjectOfRefused(document: unknown): Subject {
  const known = isObject(document) ? kindOf(document) : null;
  return known ? subjectOf(known) : {};
}

/**
 * Maps a document of the register's Elasticsearch index, with or without its wrapper. For an
 * unreadable document it returns the reason, as part of a sentence.
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
