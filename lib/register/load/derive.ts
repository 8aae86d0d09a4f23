import 'server-only';
import { foldText } from '@/lib/search/fold';
import type { CompanyRecord, Day, PeriodRecord, RoleRecord } from '../record';
import type { Reference } from '../reference';

/** The region of the municipality; of a municipality of the past, that of the postal district. */
export function regionCode(record: CompanyRecord, reference: Reference): string | null {
  const { municipalities, postalDistricts } = reference;
  const municipality =
    municipalities.get(record.municipalityCode ?? -1) ??
    municipalities.get(postalDistricts.get(record.postalCode ?? '')?.municipalityCode ?? -1);
  return municipality?.regionCode ?? null;
}

/** Titles of the person who leads a company, best first, as folded text. */
const leading = [
  /^(adm( dir(ektoer)?)?|administrerende direktoer|ceo)$/,
  /^direktoer$/,
  /direktoer|\bdir\b/,
  /^direktion$/,
];
const deputies = /^(vice|under|suppl|bestyrelse)/;

function rankOfTitle(written: string): number {
  const title = foldText(written);
  if (title === '' || deputies.test(title)) return -1;
  return leading.findIndex((pattern) => pattern.test(title));
}

/** A few titles come again and again. */
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

/** The name of the leading director on a day; null when nobody is entered as such. */
export function ceoName(roles: RoleRecord[], day: Day): string | null {
  const candidates = roles
    .filter((role) => role.group === 'MANAGEMENT' && role.participant.kind !== 'COMPANY')
    // Whoever follows may begin on the day the other leaves, and this name stays until the next load.
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

/** The newest annual solo period in DKK; its figures stand in the lists. */
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
