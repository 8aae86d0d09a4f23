import { expect, test } from 'vitest';
import type { RoleRecord } from '@/lib/register/record';
import { Prisma } from '@/prisma/client/client';
import { companyRecord, OWNER, roleRecord } from '../support/company-record';
import { registerDatabase } from '../support/register-database';

const abroad = (id: number, name: string, group: Partial<RoleRecord> = OWNER) =>
  roleRecord(name, { ...group, participant: { id, kind: 'OTHER', name, companyKey: null } });
const FONDS = 'Tjørring Fonds S.à r.l.';
const HOLDING = { id: 303, name: 'Tjørring Holding ApS' };
const FOUNDER = { ...OWNER, group: 'FOUNDER' } as const;

const companies = [
  companyRecord(1, {
    name: 'Et ApS',
    roles: [
      abroad(301, FONDS),
      abroad(302, 'Tjørring'),
      roleRecord(HOLDING.name, {
        ...OWNER,
        participant: { ...HOLDING, kind: 'COMPANY', companyKey: '99000099' },
      }),
      roleRecord('Bente Tjørring'),
    ],
  }),
  companyRecord(2, { roles: [abroad(301, FONDS), abroad(301, FONDS, FOUNDER)] }),
  companyRecord(3, {
    roles: [
      ...Array.from({ length: 504 }, (_, place) => abroad(1_000 + place, `Sund Fonds ${place}`)),
      ...Array.from({ length: 30 }, (_, place) => roleRecord(`Sund Borger${place}`)),
    ],
  }),
];

await registerDatabase('organisations_search');
const { loadCompanies } = await import('@/lib/register/load');
await loadCompanies(companies, { source: 'FILES', kind: 'DELTA', snapshotDate: null });
const { pageSql, searchPeople } = await import('@/lib/people/queries');

test('organisations without a CVR number beside people, but no companies', async () => {
  const found = await searchPeople({ name: 'tjørring' });
  expect(found.items).toMatchObject([
    // Just the name, then two roles before one.
    { id: '302', kind: 'OTHER', name: 'Tjørring', currentRoles: 1 },
    {
      id: '301',
      kind: 'OTHER',
      name: FONDS,
      currentRoles: 2,
      companies: [
        { key: '99000001', name: 'Et ApS', group: 'OWNER' },
        { key: '99000002', group: 'OWNER' },
      ],
      companiesTotal: 2,
    },
    { kind: 'PERSON', name: 'Bente Tjørring', currentRoles: 1 },
  ]);
  expect(found).toMatchObject({ total: 3, organisations: 2, hasMore: false, totalPages: 1 });
});

test.each([
  ['fonds tjorring', FONDS],
  ['TJØ FON', FONDS],
  ['s a r l tjoerring', FONDS],
  ['bente tjør', 'Bente Tjørring'],
])('%s begins words of a name of either kind', async (asked, name) => {
  const { items } = await searchPeople({ name: asked });
  expect(items.map((item) => item.name)).toEqual([name]);
});

test('of too many, people are found first, and organisations by more of their names', async () => {
  const all = await searchPeople({ name: 'sund' });
  expect(all).toMatchObject({ total: 500, organisations: 470, hasMore: true, totalPages: 25 });
  const fonds = await searchPeople({ name: 'sund fonds' });
  expect(fonds).toMatchObject({ total: 500, organisations: 500, hasMore: true });
  expect(await searchPeople({ name: 'sund fonds 500' })).toMatchObject({
    ...{ total: 1, organisations: 1, hasMore: false },
    items: [{ name: 'Sund Fonds 500' }],
  });
});

test('a search goes through no participants one by one', async () => {
  const { registerDb } = await import('@/lib/db');
  const asked = pageSql({ whole: "'=tjorring'", begun: "'tjorring':* & !'=tjorring'" }, 1);
  const plan = await registerDb.$queryRaw(Prisma.sql`EXPLAIN ${asked}`);
  const text = JSON.stringify(plan);
  expect(text).not.toContain('Seq Scan on participants');
  expect(text.match(/Bitmap Index Scan on participants_person_words_idx/g)).toHaveLength(2);
  expect(text.match(/Bitmap Index Scan on participants_organisation_words_idx/g)).toHaveLength(2);
});
