import { expect, test } from 'vitest';
import { companyRecord, keyOf } from '../support/company-record';
import { NOBODY } from '../support/nobody';
import { registerDatabase } from '../support/register-database';

await registerDatabase('agent_search');
const { loadCompanies } = await import('@/lib/register/load');
const silent = { phone: null, email: null, website: null };
const companies = [
  companyRecord(1, { ...silent, phone: '98100000', advertisingProtected: true }),
  companyRecord(2, { ...silent, email: 'post@to.example', website: 'to.example' }),
  companyRecord(3, {
    ...silent,
    ...{ postalCode: '9400', postalDistrict: 'Nørresundby' },
    ...{ status: 'CEASED', ceasedOn: '2020-01-01', statusSince: '2020-01-01' },
  }),
];
await loadCompanies(companies, { source: 'SAMPLE', kind: 'FULL', snapshotDate: '2022-01-15' });
const { searchCompaniesTool } = await import('@/lib/mcp/tools/search-companies');
/** The text that an agent is told when its search is refused. */
const refusalOf = (given: object) =>
  searchCompaniesTool.run(given, NOBODY).then(
    () => 'found',
    (error: Error) => error.message,
  );

test('a filter that does not fit is refused by the name that the tool has for it', async () => {
  const told = '"5" is more than "1"';
  for (const name of ['employees', 'revenue', 'grossProfit', 'netProfit']) {
    expect(await refusalOf({ [`${name}From`]: 5, [`${name}To`]: 1 })).toBe(`${name}From: ${told}`);
  }
});

test('near what no company has stands what the register has, under the filter that takes it', async () => {
  expect(await refusalOf({ industry: ['Tag', '439100'], companyType: ['ApS'] })).toBe(
    'industry: no company has "Tag"\nThe register has as industry: Tagdækningsvirksomhed',
  );
  expect(await refusalOf({ companyType: ['Ltd'], industry: ['439100'] })).toBe(
    'companyType: no company has "Ltd"\nThe register has as companyType: Anpartsselskab',
  );
  expect(await refusalOf({ region: ['Atlantis'] })).toMatch(
    /^region: no company has "Atlantis"\nThe register has as region: \p{L}+$/u,
  );
  expect(await refusalOf({ municipality: ['Aalb'] })).toBe(
    'municipality: no company has "Aalb"\nThe register has as municipality: Aalborg',
  );
  expect(await refusalOf({ municipality: ['Nørresundby'] })).toBe(
    'municipality: no company has "Nørresundby"\nThe register has as postalCode: 9400 (Nørresundby)',
  );
  expect(await refusalOf({ municipality: ['Qwxzq'] })).toBe('municipality: no company has "Qwxzq"');
});

const found = async (given: object) => {
  const answer = (await searchCompaniesTool.run(given, NOBODY)) as { companies: { cvr: string }[] };
  return answer.companies.map(({ cvr }) => cvr).sort();
};

test('companies that ended are found too unless a status leaves them out, as the tool says', async () => {
  expect(await found({})).toEqual([keyOf(1), keyOf(2), keyOf(3)]);
  expect(await found({ status: ['ACTIVE'] })).toEqual([keyOf(1), keyOf(2)]);
  expect(searchCompaniesTool.description).toContain('without status companies that have ended');
});

test('who can be contacted, and may be, is searched for', async () => {
  expect(await found({ hasTelephone: true })).toEqual([keyOf(1)]);
  expect(await found({ hasEmail: true })).toEqual([keyOf(2)]);
  expect(await found({ hasEmail: false })).toEqual([keyOf(1), keyOf(3)]);
  expect(await found({ hasWebsite: true })).toEqual([keyOf(2)]);
  expect(await found({ advertisingProtected: false })).toEqual([keyOf(2), keyOf(3)]);
  expect(await found({ trends: ['lossMaking2'] })).toEqual([]);
  expect(await refusalOf({ trends: ['lossMaking1'] })).toContain('at trends[0]');
});
