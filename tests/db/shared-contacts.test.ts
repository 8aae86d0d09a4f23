import { expect, test } from 'vitest';
import type { CompanyRecord } from '@/lib/register/record';
import { companyRecord, keyOf, namedRecord } from '../support/company-record';
import { registerDatabase } from '../support/register-database';

const ceased = { status: 'CEASED', ceasedOn: '2020-05-06' } as const;
const house = { street: 'Engvej 1, 1. th', postalCode: '9000' };
const elsewhere = { street: null };

/** More than are counted. */
const crowd = Array.from({ length: 1_002 }, (_, at) =>
  companyRecord(1_000 + at, { street: 'Kontorvej 5', postalCode: '8000', phone: '99000099' }),
);

const companies: CompanyRecord[] = [
  namedRecord(1, 'Birke Byg A/S', {
    ...house,
    phone: '99000001',
    email: 'Post@Birke.example',
    website: 'https://www.birke.example/om',
  }),
  namedRecord(2, 'Birke Holding ApS', {
    ...house,
    street: 'Engvej 1B',
    phone: '+45 99 00 00 01',
    email: 'post@birke.example',
  }),
  namedRecord(3, 'Birke Gammel ApS', { ...ceased, ...elsewhere, phone: '99000001' }),
  namedRecord(4, 'Birk ApS', { ...elsewhere, advertisingProtected: true, phone: '99000001' }),
  namedRecord(5, 'Ege ApS', { ...elsewhere, website: 'http://birke.example' }),
  namedRecord(6, 'Ask ApS', { ...elsewhere, email: 'ask@gmail.com' }),
  namedRecord(7, 'El ApS', { ...elsewhere, email: 'ASK@gmail.com' }),
  // Called so, and in the same postal code, but not there; and there, but in another town.
  namedRecord(8, 'Engvej 1 Invest ApS', { street: 'Torvet 3', postalCode: '9000' }),
  companyRecord(9, { street: 'Engvej 1', postalCode: '8000' }),
  companyRecord(10, { street: 'Engvej 12', postalCode: '9000' }),
  // Its phone number is the CVR number of another company.
  namedRecord(11, 'Løn ApS', { ...elsewhere, phone: keyOf(8) }),
  ...crowd,
];

await registerDatabase('shared_contacts');
const { loadCompanies } = await import('@/lib/register/load');
await loadCompanies(companies, { source: 'FILES', kind: 'DELTA', snapshotDate: null });
const { getCompany } = await import('@/lib/companies/queries');
const { findSharedContacts } = await import('@/lib/shared-contacts/queries');
const { searchCompanies } = await import('@/lib/search/queries');

const sharedBy = async (number: number) =>
  findSharedContacts(await getCompany(keyOf(number)), 'en');

const countsOf = async (number: number) =>
  (await sharedBy(number)).map(({ kind, others, active }) => [kind, others, active]);

test('others with the same number, email, domain or address are counted, and how many are active', async () => {
  expect(await countsOf(1)).toEqual([
    ['phone', 3, 2],
    ['email', 1, 1],
    ['domain', 2, 2],
    ['address', 1, 1],
  ]);
  expect(await countsOf(3)).toEqual([['phone', 3, 3]]);
  expect(await countsOf(5)).toEqual([['domain', 2, 2]]);
});

test('one who has advertising protection is told the same, and counted', async () => {
  expect(await countsOf(4)).toEqual([['phone', 3, 2]]);
});

test('an email at a host of everybody is shared, the host is not', async () => {
  expect(await countsOf(6)).toEqual([['email', 1, 1]]);
});

test('who is alone is told nothing', async () => {
  for (const number of [9, 10, 11]) expect(await sharedBy(number)).toEqual([]);
});

test('what thousands have is counted to a limit', async () => {
  expect(await countsOf(1_000)).toEqual([
    ['phone', 1_000, null],
    ['address', 1_000, null],
  ]);
});

test('each search finds as many and the company itself', async () => {
  for (const number of [1, 2, 3, 4, 5, 6, 7]) {
    for (const { search, postalCode, others, active, kind } of await sharedBy(number)) {
      const place = postalCode === null ? {} : { postalCode: [postalCode] };
      const { items, total } = await searchCompanies({ search, filters: place, page: 1 });
      expect([number, kind, total]).toEqual([number, kind, others + 1]);
      expect(items.map(({ key }) => key)).toContain(keyOf(number));
      const living = items.filter(
        ({ key, status }) => status === 'ACTIVE' && key !== keyOf(number),
      );
      expect(living).toHaveLength(active ?? -1);
    }
  }
});

test('words that are labelled an address find no company that is only called so', async () => {
  const found = async (search: string) =>
    (await searchCompanies({ search, page: 1 })).items.map(({ key }) => key).sort();
  expect(await found('Engvej 1')).toEqual([1, 2, 8, 9].map(keyOf));
  expect(await found('Adresse: Engvej 1')).toEqual([1, 2, 9].map(keyOf));
  expect(await found('address: Engvej 1, 9000')).toEqual([1, 2].map(keyOf));
  expect(await found('Adresse: Engvej 1, 8000')).toEqual([keyOf(9)]);
  expect(await searchCompanies({ search: 'Adresse: Engvej 1', page: 1 })).toMatchObject({
    isNoPerson: true,
    items: expect.arrayContaining([
      expect.objectContaining({ matchedOn: { field: 'address', text: 'Engvej 1, 1. th' } }),
    ]),
  });
});
