import type { CompanyRecord } from '@/lib/register/record';
import type { Random } from '@/prisma/sample/random';
import { companyRecord } from './company-record';

/** Companies with few distinct words and values: searches match many, and changes move some. */

const WORDS = ['Murer', 'Tømrer', 'Nordhavn', 'Bageri', 'Holding', 'Invest', 'Skov', 'Havne'];
const FORMS = ['ApS', 'A/S', 'I/S'];
const PLACES = [
  { municipalityCode: 851, municipalityName: 'Aalborg', postalCode: '9000', town: null },
  { municipalityCode: 751, municipalityName: 'Aarhus', postalCode: '8000', town: 'Skovby' },
  { municipalityCode: 101, municipalityName: 'København', postalCode: '2100', town: null },
];
const INDUSTRIES = [
  { version: 'DB07', code: '439100', text: 'Tagdækningsvirksomhed' },
  { version: 'DB07', code: '620100', text: 'Computerprogrammering' },
  { version: 'DB07', code: '107120', text: 'Fremstilling af friske bageriprodukter' },
] as const;
const STATUSES = ['ACTIVE', 'ACTIVE', 'ACTIVE', 'IN_BANKRUPTCY', 'CEASED'] as const;

/** A company with the given number and random data. */
export function drawCompany(number: number, random: Random, version: number): CompanyRecord {
  const words = Array.from({ length: random.between(1, 3) }, () => random.pick(WORDS));
  const name = [...words, random.pick(FORMS)].join(' ');
  const host = `firma${random.below(40)}.example`;
  return companyRecord(number, {
    isSample: false,
    name,
    street: 'Engvej 1',
    postalDistrict: null,
    names: [{ kind: 'PRIMARY', name, validFrom: '2010-01-01', validTo: null }],
    ...random.pick(PLACES),
    status: random.pick(STATUSES),
    industry: random.pick(INDUSTRIES),
    employees: random.chance(0.2) ? null : random.below(120),
    phone: random.chance(0.5) ? String(20_000_000 + random.below(30)) : null,
    email: random.chance(0.5) ? `post@${host}` : null,
    website: random.chance(0.3) ? `https://www.${host}` : null,
    advertisingProtected: random.chance(0.2),
    roles: [],
    registerUpdatedAt: new Date(Date.UTC(2022, 0, 1) + version * 60_000).toISOString(),
  });
}

/** Searches of every kind, in address form. */
export function drawSearches(random: Random): { kind: 'discover' | 'segment'; query: string }[] {
  const searches = [
    ...WORDS,
    ...['murer skov', 'nordhavn invest', 'holdi', 'skovmurer', '"havne bageri"', 'invest -holding'],
    ...['murre', 'nordhvan', 'tomrer', 'bagerri invest', 'havnebageri', 'aalborg', 'computer'],
    ...['20000003', '+45 20000011', '99000017', 'post@firma7.example', 'www.firma9.example'],
    ...['firma12.example', 'nobodyhasthis', 'skovby'],
  ].map((search) => ({ search }));
  const filters: Record<string, string>[] = [
    ...[{ numEmployeesFrom: '50' }, { numEmployeesTo: '20' }, { missing: 'employees' }],
    ...[{ employees: '1-5|11-50' }, { status: 'CEASED' }, { municipality: 'Aarhus' }],
    ...[{ industry: 'Computerprogrammering' }, { hasTelephone: 'true' }, { hasEmail: 'false' }],
    ...[{ advertisingProtected: 'true' }, { region: 'Hovedstaden|Nordjylland' }],
  ];
  const both = Array.from({ length: 20 }, () => ({
    ...random.pick(searches),
    ...random.pick(filters),
  }));
  const segments = ['', 'numEmployeesFrom=50', 'hasEmail=true', 'industry=Computerprogrammering'];
  return [
    ...[...searches, ...filters, ...both].map((query) => ({
      kind: 'discover' as const,
      query: new URLSearchParams(query).toString(),
    })),
    ...segments.map((query) => ({ kind: 'segment' as const, query })),
  ];
}
