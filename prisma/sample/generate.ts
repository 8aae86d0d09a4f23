import type {
  AddressRecord,
  ArticlesRecord,
  CompanyRecord,
  Day,
  UnitRecord,
} from '@/lib/register/record';
import { drawAccounts } from './accounts';
import { dayText, SNAPSHOT } from './calendar';
import { companyName } from './company-names';
import { drawContacts } from './contacts';
import type { Trade } from './industries';
import { MAX_COMPANIES } from './keys';
import { dayInLife, drawMove } from './life';
import { drawMergers } from './mergers';
import { withOpinions } from './opinion';
import { drawAddress, drawForeignAddress } from './places';
import { createWorld, type Profile, profile, stream, type World } from './profile';
import type { Random } from './random';
import { type CompanyNamer, companyParticipant, drawRoles } from './roles';
import { drawHeadCount, drawStaff, type Staff } from './staff';
import { drawArticles } from './texts';
import { drawUnits, type UnitBase } from './units';

type SampleSize = { companies: number; seed: number };

/**
 * Generates an invented register. The same numbers give the same records on every machine, and each
 * record is derived from its index alone, so memory use does not grow with the number of companies.
 */
export function* generateCompanies(
  options: SampleSize & {
    /** A part of the register: indexes from `from` up to but excluding `to`. */
    from?: number;
    to?: number;
  },
): Generator<CompanyRecord> {
  const { companies, seed, from = 0, to = companies } = options;
  if (!Number.isInteger(companies) || companies < 1 || companies > MAX_COMPANIES) {
    throw new RangeError(`The number of companies must be between 1 and ${MAX_COMPANIES}.`);
  }
  const register = registerOf({ companies, seed });
  for (let index = from; index < to; index += 1) yield generateCompany(register, index);
}

type Register = { world: World; nameOf: CompanyNamer };
let last: (Register & SampleSize) | undefined;

/**
 * A register is generated in pieces, so its world, which is costly and deterministic, is cached.
 */
function registerOf({ companies, seed }: SampleSize): Register {
  if (last?.companies === companies && last.seed === seed) return last;
  const world = createWorld(companies, seed);
  last = { companies, seed, world, nameOf: (other) => identify(world, other).name };
  return last;
}

type Identity = {
  address: AddressRecord;
  name: string;
  seat: { town: string; country: string };
  random: Random;
};

/** Address and name: how the records of other companies refer to a company. */
function identify(world: World, company: Profile): Identity {
  const place = stream(world, company.index, 'address');
  const abroad = company.form.code === 210 && place.chance(0.8);
  const address = abroad ? drawForeignAddress(place) : drawAddress(world.places, place);
  const town = address.town ?? (address.postalDistrict ?? 'Danmark').replace(/ .{1,2}$/, '');
  const country = address.countryCode ?? 'DK';
  const random = stream(world, company.index, 'name');
  const seat = { town, country };
  return { address, name: companyName(company, seat, world.people, random), seat, random };
}

/** Another plausible name for the company: a former or secondary one, or that of its landlord. */
function otherName(world: World, company: Profile, { seat, random }: Identity): string {
  return companyName(company, seat, world.people, random);
}

function generateCompany({ world, nameOf }: Register, index: number): CompanyRecord {
  const company = profile(world, index);
  const identity = identify(world, company);
  const { life } = company;
  const staffRandom = stream(world, index, 'staff');
  const heads = drawHeadCount(company, staffRandom);
  const texts = stream(world, index, 'texts');
  const articles = drawArticles(company, texts, stream(world, index, 'articles'));
  const contacts = drawContacts(
    identity.name,
    life.ended !== null,
    stream(world, index, 'contact'),
  );
  const base = {
    name: identity.name,
    industry: industryRef(company.trade),
    phone: contacts.phone,
    email: contacts.email,
    advertisingProtected: texts.chance(0.4),
  };
  const owner = company.owner === null ? null : profile(world, company.owner);
  const holder = owner && companyParticipant(owner, nameOf);
  const random = stream(world, index, 'accounts');
  const roles = drawRoles(world, company, holder, nameOf, stream(world, index, 'roles'));
  const restructurings = drawMergers(world, company);
  const movedOn = drawMove(life, stream(world, index, 'move'));
  const told = [
    articles.articlesOn,
    movedOn,
    ...roles.flatMap(({ validFrom, validTo }) => [validFrom, validTo]),
    ...(restructurings ?? []).map(({ on }) => on),
  ];
  const figures = { heads, capital: articles.capital, yearEnd: articles.financialYearEnd };
  const words = stream(world, index, 'passages');
  const accounts = drawAccounts(company, figures, world.companies, random, words);
  return compose(company, identity, articles, {
    base,
    website: contacts.website,
    staff: drawStaff(company, heads, staffRandom),
    units: drawUnits(world, company, base, identity.address, heads, stream(world, index, 'units')),
    roles,
    accounts: articles.auditWaived
      ? accounts
      : withOpinions(accounts, stream(world, index, 'opinions')),
    careOf:
      texts.chance(0.03) && identity.address.street
        ? `c/o ${otherName(world, company, identity)}`
        : null,
    names: drawNames(world, company, identity, texts.next()),
    movedOn,
    secondaryIndustries: drawSecondary(world, company, texts.next(), texts.next()),
    registerUpdatedAt: `${enteredOn(company, told, texts)}T06:00:00.000Z`,
    restructurings,
  });
}

/** The day of the entry: not before the company's status and the `told` days of other facts. */
function enteredOn(
  { life, statusSince }: Profile,
  told: readonly (Day | null)[],
  texts: Random,
): Day {
  if (life.ended !== null) return dayText(life.ended);
  return [statusSince, ...told].reduce<Day>(
    (last, day) => (day !== null && day > last ? day : last),
    dayText(Math.max(life.founded, SNAPSHOT - texts.below(900))),
  );
}

type Sides = Pick<
  CompanyRecord,
  | 'website'
  | 'roles'
  | 'accounts'
  | 'careOf'
  | 'names'
  | 'movedOn'
  | 'secondaryIndustries'
  | 'registerUpdatedAt'
  | 'restructurings'
> & { base: UnitBase; staff: Staff; units: UnitRecord[] };

/** Written out field by field: spreading objects of this size costs more than creating them. */
function compose(
  { key, registerId, life, form, statusSince }: Profile,
  { address }: Identity,
  articles: ArticlesRecord,
  sides: Sides,
): CompanyRecord {
  const { base, staff, units } = sides;
  return {
    key,
    registerId,
    isSample: true,
    name: base.name,
    names: sides.names,
    status: life.status,
    statusText: life.statusText,
    statusSince,
    statusHistory: null,
    restructurings: sides.restructurings,
    foundedOn: dayText(life.founded),
    ceasedOn: life.ended === null ? null : dayText(life.ended),
    movedOn: sides.movedOn,
    lifePeriods: life.periods,
    advertisingProtected: base.advertisingProtected,
    legalForm: { code: form.code, short: form.short, name: form.name },
    industry: base.industry,
    secondaryIndustries: sides.secondaryIndustries,
    careOf: sides.careOf,
    street: address.street,
    town: address.town,
    postalCode: address.postalCode,
    postalDistrict: address.postalDistrict,
    municipalityCode: address.municipalityCode,
    municipalityName: address.municipalityName,
    countryCode: address.countryCode,
    addressText: address.addressText,
    addressId: null,
    latitude: address.latitude,
    longitude: address.longitude,
    locationPrecision: address.locationPrecision,
    phone: base.phone,
    email: base.email,
    website: sides.website,
    employees: staff.employees,
    employeesMin: staff.employeesMin,
    employeesMax: staff.employeesMax,
    employeesMonth: staff.employeesMonth,
    employment: staff.employment,
    purpose: articles.purpose,
    capital: articles.capital,
    capitalCurrency: articles.capitalCurrency,
    signingRule: articles.signingRule,
    financialYearStart: articles.financialYearStart,
    financialYearEnd: articles.financialYearEnd,
    auditWaived: articles.auditWaived,
    listed: articles.listed,
    capitalPartlyPaid: articles.capitalPartlyPaid,
    shareClasses: articles.shareClasses,
    articlesOn: articles.articlesOn,
    firstPeriodStart: articles.firstPeriodStart,
    firstPeriodEnd: articles.firstPeriodEnd,
    registerUpdatedAt: sides.registerUpdatedAt,
    roles: sides.roles,
    units,
    accounts: sides.accounts,
    locationCount: units.filter((unit) => unit.active).length,
  };
}

function industryRef({ code, text }: Trade): CompanyRecord['industry'] & object {
  return { version: 'DB07', code, text };
}

/** The current name, sometimes with a former or a secondary one. */
function drawNames(
  world: World,
  company: Profile,
  identity: Identity,
  luck: number,
): CompanyRecord['names'] {
  const { life, form } = company;
  const { name } = identity;
  const from = dayText(life.founded);
  const to = life.ended === null ? null : dayText(life.ended);
  const lasting = { kind: 'PRIMARY' as const, name, validFrom: from, validTo: to };
  if (form.family === 'personal' && luck > 0.05) return [lasting];
  if (luck < 0.1) {
    const change = dayInLife(life, 0.2 + 6 * luck);
    return [
      {
        kind: 'PRIMARY',
        name: otherName(world, company, identity),
        validFrom: from,
        validTo: change,
      },
      { ...lasting, validFrom: change },
    ];
  }
  if (luck > 0.94) {
    return [lasting, { ...lasting, kind: 'SECONDARY', name: otherName(world, company, identity) }];
  }
  return [lasting];
}

function drawSecondary(
  world: World,
  { form, trade, holding }: Profile,
  luck: number,
  choice: number,
): CompanyRecord['secondaryIndustries'] {
  const { items } = world.trades[form.family === 'foreign' ? 'capital' : form.family];
  const count = luck < 0.11 ? 1 : luck < 0.14 ? 2 : luck < 0.15 ? 3 : 0;
  if (form.family === 'association' && !holding && count > 1) return [];
  const first = Math.floor(choice * items.length);
  return Array.from({ length: count }, (_, place) => items[(first + place * 7) % items.length])
    .filter((other) => other !== undefined)
    .filter((other) => other.code !== trade.code && other.code !== '999999')
    .map(industryRef);
}
