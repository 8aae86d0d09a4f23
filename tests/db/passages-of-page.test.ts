import { expect, test } from 'vitest';
import { accountsOf } from '../support/account-records';
import { companyRecord, keyOf } from '../support/company-record';
import { pdfText, squashed } from '../support/pdf-text';
import { registerDatabase } from '../support/register-database';

const years = [2019, 2020, 2021, 2022].map((year) => ({ year, values: { equity: year } }));
const companies = [1, 2, 3].map((number) =>
  companyRecord(number, { accounts: accountsOf(keyOf(number), years), roles: [] }),
);

const database = await registerDatabase('passages_of_page');
const { loadCompanies } = await import('@/lib/register/load');
await loadCompanies(companies, { kind: 'FULL', snapshotDate: '2023-01-31', source: 'SAMPLE' });
const verbs = await import('@/lib/passages/of-page');

const write = (number: number, year: number, change: string) =>
  database.rows(`UPDATE filings SET ${change}
    WHERE company_key = '${keyOf(number)}' AND end_date = '${year}-12-31'`);
const says = (number: number, year: number, passages: object) =>
  write(number, year, `passages = '${JSON.stringify(passages)}'`);

await says(1, 2019, { activities: 'Selskabet fiskede.' });
await says(1, 2020, { activities: 'Selskabet byggede huse.', pledges: 'Ingen.' });
await says(1, 2021, { activities: 'Selskabet river huse ned.' });
await says(2, 2020, { activities: 'Selskabet var en bager.' });
await says(2, 2021, { review: 'Et godt år.' });

const shown = async (number: number, wanted: string | null) => {
  const words = await verbs.findShownWords(keyOf(number), wanted);
  return words && { day: words.endDate.toISOString().slice(0, 10), passages: words.passages };
};

const newest = { day: '2021-12-31', passages: { activities: 'Selskabet river huse ned.' } };

test('the newest report with words is shown, or that of the wanted year', async () => {
  expect(await shown(1, null)).toEqual(newest);
  expect(await shown(1, '2020-12-31')).toEqual({
    day: '2020-12-31',
    passages: { activities: 'Selskabet byggede huse.', pledges: 'Ingen.' },
  });
});

test.each(['2022-12-31', '1999-12-31', '2020', 'x', "'; --", '\ud800'])(
  '%j is no year with words: the newest is shown',
  async (wanted) => {
    expect(await shown(1, wanted)).toEqual(newest);
  },
);

test('the ends of all years with words are known, as days of any time zone', async () => {
  const words = await verbs.findShownWords(keyOf(1), '2019-12-31');
  expect(words?.years).toEqual(['2021-12-31', '2020-12-31', '2019-12-31'].map((d) => new Date(d)));
  expect(words?.startDate).toEqual(new Date('2019-01-01'));
});

test('a report that a corrected one replaced is not shown', async () => {
  await write(1, 2021, 'superseded = true');
  expect(await shown(1, null)).toMatchObject({ day: '2020-12-31' });
  expect(await shown(1, '2021-12-31')).toMatchObject({ day: '2020-12-31' });
  expect(await verbs.findActivities(keyOf(1))).toMatchObject({ text: 'Selskabet byggede huse.' });
  await write(1, 2021, 'superseded = false');
});

test('of two reports of one year the one published last is shown, and the year told once', async () => {
  const [own] = await database.rows(
    `SELECT id FROM filings WHERE company_key = '${keyOf(1)}' AND end_date = '2021-12-31'`,
  );
  const later = { activities: 'Selskabet bygger igen.' };
  await database.rows(
    `INSERT INTO filings (id, company_key, kind, end_date, published_at, passages)
     SELECT 'later', company_key, kind, end_date, coalesce(published_at, now()) + interval '1 day', $1
     FROM filings WHERE id = $2`,
    [later, own?.id],
  );
  expect(await shown(1, null)).toEqual({ day: '2021-12-31', passages: later });
  expect(await shown(1, '2021-12-31')).toEqual({ day: '2021-12-31', passages: later });
  expect(await verbs.findActivities(keyOf(1))).toMatchObject({ text: later.activities });
  const words = await verbs.findShownWords(keyOf(1), null);
  expect(words?.years).toHaveLength(3);
  await database.rows(`DELETE FROM filings WHERE id = 'later'`);
});

test('no words, no company, no number', async () => {
  expect(await shown(3, null)).toBeNull();
  expect(await verbs.findShownWords('88888888', null)).toBeNull();
  await expect(verbs.findShownWords('1 OR 1=1', null)).rejects.toMatchObject({ code: 'not_found' });
});

test('activities are those of the newest report with words, if it states them', async () => {
  const found = await verbs.listActivities([1, 2, 3].map(keyOf));
  const stated = { endDate: new Date('2021-12-31'), text: 'Selskabet river huse ned.' };
  expect(Object.fromEntries(found)).toEqual({ [keyOf(1)]: stated });
  expect(await verbs.findActivities(keyOf(1))).toEqual(stated);
  expect(await verbs.findActivities(keyOf(2))).toBeNull();
});

test('they are printed in the report of the company, and no section without them', async () => {
  const { getCompanyReport } = await import('@/lib/reports/queries');
  const { print } = await import('@/lib/reports/print');
  const printed = async (number: number) => {
    const data = await getCompanyReport(keyOf(number));
    return squashed(pdfText(Buffer.from(await print({ kind: 'company', data }))));
  };
  const text = await printed(1);
  expect(text).toContain(squashed('Primary activities'));
  expect(text).toContain(squashed('Selskabet river huse ned.'));
  expect(text).toContain(squashed('Annual report for the year ended 31/12/2021'));
  expect(await printed(3)).not.toContain(squashed('OWN WORDS'));
});
