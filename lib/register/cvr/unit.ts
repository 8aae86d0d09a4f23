import 'server-only';
import type { Day, UnitRecord } from '../record';
import { addressOf, type MapContext } from './address';
import { companyKey, currentName } from './company';
import { contactsOf } from './contacts';
import { employeesOn, employmentOf } from './employment';
import { mainIndustry } from './industries';
import { lifeOf, statusOf } from './life';
import { currentOrLast } from './periods';
import { flagAt, integerAt, type Json, listAt, objectAt, ShapeError } from './values';

/** Formats the P-number as it is stored; the register has it as a number. */
export function pNumberOf(value: number | null): string | null {
  const isOne = value !== null && value > 0 && value <= 9_999_999_999;
  return isOne ? String(value).padStart(10, '0') : null;
}

/** The company that a unit belongs to on a day, or else the last one it belonged to. */
function ownerOf(document: Json, metadata: Json, at: Day): string {
  const relation = currentOrLast(listAt(document, 'virksomhedsrelation'), at);
  const number = relation
    ? integerAt(relation, 'cvrNummer')
    : integerAt(metadata, 'nyesteCvrNummerRelation');
  const key = companyKey(number);
  if (key === null) throw new ShapeError('the unit belongs to no company');
  return key;
}

/**
 * Maps a production unit's document, as of a day.
 * @throws ShapeError with the reason if the document cannot be read.
 */
export function mapUnit(
  document: Json,
  context: MapContext,
): { companyKey: string; unit: UnitRecord } {
  const { day } = context;
  const pNumber = pNumberOf(integerAt(document, 'pNummer'));
  if (pNumber === null) throw new ShapeError('pNummer is missing or no P-number');
  const metadata = objectAt(document, 'produktionsEnhedMetadata') ?? {};
  const life = lifeOf(document, metadata, null, day);
  const { careOf, countryCode, addressText, ...place } = addressOf(
    document,
    metadata,
    life.at,
    context,
  );
  const { phone, email } = contactsOf(document, life.now);
  const unit: UnitRecord = {
    pNumber,
    name: currentName(document, metadata, life.at),
    // The register's documents do not say which unit is the main one.
    isMain: false,
    active: statusOf(document, metadata, life, life.now).status !== 'CEASED',
    advertisingProtected: flagAt(document, 'reklamebeskyttet'),
    foundedOn: life.foundedOn,
    ceasedOn: life.ceasedOn,
    industry: mainIndustry(document, metadata, life.at),
    ...place,
    phone,
    email,
    ...employeesOn(employmentOf(document, metadata), life.at),
  };
  return { companyKey: ownerOf(document, metadata, life.at), unit };
}
