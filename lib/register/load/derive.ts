import 'server-only';
import { foldText } from '@/lib/words/fold';
import { isAbroad } from '../cvr/place';
import type { CompanyRecord, Day, PeriodRecord, RoleRecord } from '../record';
import type { Reference } from '../reference';

/** The region of the municipality or, for a former municipality, of the postal district; none abroad. */
export function regionCode(record: CompanyRecord, reference: Reference): string | null {
  if (isAbroad(record)) return null;
  const { municipalities, postalDistricts } = reference;
  const municipality =
    municipalities.get(record.municipalityCode ?? -1) ??
    municipalities.get(postalDistricts.get(record.postalCode ?? '')?.municipalityCode ?? -1);
  return municipality?.regionCode ?? null;
}

/** Titles of a company's top manager, best first, as folded text. */
const leading = [
  /^(adm( dir(ektoer)?)?|administrerende direktoer|ceo)$/,
  /^direktoer$/,
  /direktoer|\bdir\b/,
  /^direktion$/,
  /^filialbestyrere?$/,
];
const deputies = /^(vice|under|suppl|bestyrelse)/;

function rankOfTitle(written: string): number {
  const title = foldText(written);
  if (deputies.test(title)) return -1;
  return leading.findIndex((pattern) => pattern.test(title));
}

/** Cache: a few titles occur very often. */
const ranks = new Map<string, number>();
const maxRanks = 5_000;

function rankOf({ title }: RoleRecord): number {
  if (!title) return -1;
  const known = ranks.get(title);
  if (known !== undefined) return known;
  const rank = rankOfTitle(title);
  if (ranks.size < maxRanks) ranks.set(title, rank);
  return rank;
}

/** The name of the top manager on a day; null if no such role is registered. */
export function ceoName(roles: RoleRecord[], day: Day): string | null {
  const candidates = roles
    .filter((role) => role.group === 'MANAGEMENT' && role.participant.kind !== 'COMPANY')
    // `validTo` is exclusive here: a successor may begin on the day the predecessor leaves, and the
    // name is not updated until the next load.
    .filter(({ validFrom, validTo }) => (validFrom ?? '') <= day && (validTo ?? '~') > day)
    .map((role) => ({ role, rank: rankOf(role) }))
    .filter(({ rank }) => rank >= 0)
    .map(({ role, rank }) => ({
      name: role.participant.name,
      order: `${rank} ${role.validFrom ?? ''} ${role.participant.name}`,
    }))
    .sort((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : 0));
  return candidates[0]?.name ?? null;
}

/** The newest annual period of the company itself in DKK; lists show its figures. */
export function headlinePeriod(accounts: CompanyRecord['accounts']): PeriodRecord | null {
  if (!accounts) return null;
  const interim = new Set(
    accounts.filings.filter((filing) => filing.kind !== 'ANNUAL').map((filing) => filing.id),
  );
  let newest: PeriodRecord | null = null;
  for (const period of accounts.periods) {
    if (period.scope !== 'SOLO' || period.currency !== 'DKK') continue;
    if (period.filingId !== null && interim.has(period.filingId)) continue;
    if (newest === null || period.endDate > newest.endDate) newest = period;
  }
  return newest;
}
