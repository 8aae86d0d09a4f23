import 'server-only';
import { makesOwner } from '@/lib/roles/owning';
import type { RoleGroup } from '@/prisma/client/enums';
import { addDays } from '../cvr/periods';
import type { CompanyRecord, Day, Period, RoleRecord } from '../record';

/** What people are to a company for the purpose of "has a new …". */
const OFFICES = {
  newManagerOn: 'MANAGEMENT',
  newBoardMemberOn: 'BOARD',
  newOwnerOn: 'OWNER',
  newAuditorOn: 'AUDITOR',
} as const satisfies Record<string, RoleGroup>;

type Office = keyof typeof OFFICES;

/** Whether a role in a company is of an office. Partners own some companies, as `makesOwner` says. */
const isOfOffice =
  ({ legalForm }: Held, office: Office) =>
  ({ group }: RoleRecord): boolean =>
    office === 'newOwnerOn'
      ? makesOwner(group, legalForm?.short ?? null)
      : group === OFFICES[office];

/** Whether something is so on a day; the end is exclusive, as successors may begin on it. */
const isSoOn = ({ validFrom, validTo }: Period, day: Day) =>
  (validFrom ?? '') <= day && (validTo ?? '~') > day;

/** Whether one period ends no more than a day before another begins. */
const leadsTo = (former: Period, start: Day) =>
  (former.validFrom ?? '') < start && (former.validTo ?? '~') >= addDays(start, -1);

/** The one that began first, whatever the order of the list. */
const firstOf = (periods: readonly Period[]): Period | undefined =>
  periods.toSorted((a, b) => ((a.validFrom ?? '') < (b.validFrom ?? '') ? -1 : 1))[0];

/**
 * The first of the periods that lead without a gap to one with this start; null if that start is
 * unknown. Owners get a new period whenever their share changes.
 */
function startOf(from: Day | null, periods: readonly Period[]): Day | null {
  if (from === null) return null;
  const former = firstOf(periods.filter((period) => leadsTo(period, from)));
  return former ? startOf(former.validFrom, periods) : from;
}

type Held = Pick<CompanyRecord, 'roles' | 'foundedOn' | 'legalForm'>;

/** When the newest of those who hold an office on a day joined them, if after the founding. */
function newestJoined(company: Held, office: Office, day: Day): Day | null {
  const { foundedOn } = company;
  const roles = company.roles.filter(isOfOffice(company, office));
  let newest = foundedOn ?? '';
  for (const role of roles) {
    if ((role.validFrom ?? '') <= newest || !isSoOn(role, day)) continue;
    const others = roles.filter(({ participant }) => participant.id === role.participant.id);
    newest = [newest, startOf(role.validFrom, others) ?? ''].sort().at(-1) ?? newest;
  }
  return newest === (foundedOn ?? '') ? null : newest;
}

const isSameName = (one: string, other: string) =>
  one.toLocaleLowerCase('da') === other.toLocaleLowerCase('da');

/** When the company took the name that it has on a day, if it had another one before. */
function renamedOn({ names, name }: Pick<CompanyRecord, 'names' | 'name'>, day: Day): Day | null {
  if (name === null || names.length < 2) return null;
  const primary = names.filter(({ kind }) => kind === 'PRIMARY');
  const same = primary.filter((one) => isSameName(one.name, name));
  const current = firstOf(same.filter((one) => isSoOn(one, day)));
  const since = current ? startOf(current.validFrom, same) : null;
  if (since === null) return null;
  const hadAnother = primary.some((one) => !same.includes(one) && (one.validFrom ?? '') < since);
  return hadAnother ? since : null;
}

/**
 * The days of the newest changes of a company's name, address and people, as of a day; null for
 * what has not changed since the founding, and for ceased companies.
 */
export function newestChanges(
  record: CompanyRecord,
  day: Day,
): Record<Office | 'renamedOn' | 'movedOn', Day | null> {
  const goesOn = record.status !== 'CEASED';
  const joined = (office: Office) => (goesOn ? newestJoined(record, office, day) : null);
  return {
    renamedOn: goesOn ? renamedOn(record, day) : null,
    movedOn: goesOn ? record.movedOn : null,
    newManagerOn: joined('newManagerOn'),
    newBoardMemberOn: joined('newBoardMemberOn'),
    newOwnerOn: joined('newOwnerOn'),
    newAuditorOn: joined('newAuditorOn'),
  };
}
