import 'server-only';
import type { CompanyRecord, Day } from '../record';
import { addressOf, type MapContext, movedOn } from './address';
import { attributesOf } from './attributes';
import { contactsOf } from './contacts';
import { employmentOf, newestEmployees } from './employment';
import { mainIndustry, secondaryIndustries } from './industries';
import { foundedOn, lifeOf, statusOf } from './life';
import { currentOrLast, isOpen, periodOf } from './periods';
import { restructuringsOf } from './restructurings';
import { rolesOf } from './roles';
import { statusHistoryOf } from './status-history';
import {
  flagAt,
  integerAt,
  type Json,
  lineAt,
  linesAt,
  listAt,
  objectAt,
  ShapeError,
  timeAt,
} from './values';

/** Formats the CVR number as a key; the register has it as a number. */
export function companyKey(value: number | null): string | null {
  return value !== null && value > 0 && value <= 99_999_999 ? String(value).padStart(8, '0') : null;
}

/** Maximum total length of all names: the search index stores them in one value of limited size. */
const maxNameLetters = 50_000;

function withinLimit(names: CompanyRecord['names']): CompanyRecord['names'] {
  let letters = 0;
  return names.filter(({ name }) => {
    letters += name.length;
    return letters <= maxNameLetters;
  });
}

function namesOf(document: Json, metadata: Json): CompanyRecord['names'] {
  const kinds = [['navne', 'PRIMARY'] as const, ['binavne', 'SECONDARY'] as const];
  const names = kinds.flatMap(([key, kind]) =>
    listAt(document, key).flatMap((item) => {
      const name = lineAt(item, 'navn');
      return name === null ? [] : [{ ...periodOf(item), kind, name }];
    }),
  );
  if (document.binavne) return withinLimit(names);
  const newest = linesAt(metadata, 'nyesteBinavne');
  const undated = { kind: 'SECONDARY', validFrom: null, validTo: null } as const;
  return withinLimit([...names, ...newest.map((name) => ({ ...undated, name }))]);
}

export function currentName(document: Json, metadata: Json, at: Day): string | null {
  const named = listAt(document, 'navne').filter((item) => lineAt(item, 'navn') !== null);
  const item = currentOrLast(named, at) ?? objectAt(metadata, 'nyesteNavn');
  return item && lineAt(item, 'navn');
}

function legalFormOf(document: Json, metadata: Json, at: Day): CompanyRecord['legalForm'] {
  const item =
    currentOrLast(listAt(document, 'virksomhedsform'), at) ??
    objectAt(metadata, 'nyesteVirksomhedsform');
  const code = item && integerAt(item, 'virksomhedsformkode');
  if (!item || code === null || code <= 0 || code > 99_999) return null;
  return { code, short: lineAt(item, 'kortBeskrivelse'), name: lineAt(item, 'langBeskrivelse') };
}

function locationCount(document: Json, metadata: Json, day: Day): number {
  if (!Array.isArray(document.penheder)) {
    return Math.min(Math.max(integerAt(metadata, 'antalPenheder') ?? 0, 0), 1_000_000);
  }
  return listAt(document, 'penheder').filter((unit) => isOpen(periodOf(unit), day)).length;
}

/**
 * Maps a company document, as of a day, to what the application stores. Entries that are valid only
 * later are ignored, and a ceased company is read as of its last day. Units and accounts come from
 * other documents, so stored ones are kept.
 * @throws ShapeError with the reason if the document cannot be read.
 */
export function mapCompany(document: Json, context: MapContext): CompanyRecord {
  const { day } = context;
  const key = companyKey(integerAt(document, 'cvrNummer'));
  if (key === null) throw new ShapeError('cvrNummer is missing or no CVR number');
  const metadata = objectAt(document, 'virksomhedMetadata') ?? {};
  const life = lifeOf(document, metadata, foundedOn(metadata), day);
  const { now } = life;
  const employment = employmentOf(document, metadata);
  const registerId = integerAt(document, 'enhedsNummer');
  return {
    key,
    registerId: registerId !== null && registerId > 0 ? registerId : null,
    isSample: false,
    name: currentName(document, metadata, life.at),
    names: namesOf(document, metadata),
    ...statusOf(document, metadata, life, now),
    statusHistory: statusHistoryOf(document, now),
    restructurings: restructuringsOf(document, life),
    foundedOn: life.foundedOn,
    ceasedOn: life.ceasedOn,
    movedOn: movedOn(document, life.at),
    lifePeriods: life.periods,
    advertisingProtected: flagAt(document, 'reklamebeskyttet'),
    legalForm: legalFormOf(document, metadata, life.at),
    industry: mainIndustry(document, metadata, life.at),
    secondaryIndustries: secondaryIndustries(document, metadata, life.at),
    ...addressOf(document, metadata, life.at, context),
    ...contactsOf(document, now),
    ...newestEmployees(employment),
    employment,
    ...attributesOf(document, life.at),
    registerUpdatedAt: timeAt(document, 'sidstOpdateret'),
    roles: rolesOf(document, day),
    units: null,
    accounts: null,
    locationCount: locationCount(document, metadata, now),
  };
}
