import 'server-only';
import type { CompanyRecord, UnitRecord } from '../record';
import type { MapContext } from './address';
import { mapCompany } from './company';
import { mapUnit } from './unit';
import { type Json, ShapeError } from './values';

export type Mapped =
  | { company: CompanyRecord }
  | { companyKey: string; unit: UnitRecord }
  | { reason: string };

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Maps a document of the register's Elasticsearch index, in its wrapper or bare.
 * A document that cannot be read is answered with the reason, as a sentence part.
 */
export function mapDocument(document: unknown, context: MapContext): Mapped {
  if (!isObject(document)) return { reason: 'not a JSON object' };
  try {
    const company = document.Vrvirksomhed;
    if (isObject(company)) return { company: mapCompany(company, context) };
    const unit = document.VrproduktionsEnhed;
    if (isObject(unit)) return mapUnit(unit, context);
    if ('cvrNummer' in document) return { company: mapCompany(document, context) };
    if ('pNummer' in document) return mapUnit(document, context);
    return { reason: 'neither a company nor a production unit' };
  } catch (error) {
    if (error instanceof ShapeError) return { reason: error.message };
    throw error;
  }
}

export type { MapContext } from './address';
