import { describe, expect, test } from 'vitest';
import { accountsOf } from '../support/account-records';
import { plain, sharedAssistantWorld } from '../support/assistant-world';
import { keyOf, namedRecord } from '../support/company-record';

const masonry = { version: 'DB07', code: '439910', text: 'Murere' } as const;
const odense = { municipalityCode: 461, municipalityName: 'Odense' };
const aarhus = { municipalityCode: 751, municipalityName: 'Aarhus' };

/** One of them is extreme: the mean of all is 133,75. */
const SOLVENCY = [-900, 5, 10, 20, 30.5, 35, 40, 90, 1_873.25];

const masons = SOLVENCY.map((solvencyRatio, place) => {
  const key = 40 + place;
  return namedRecord(key, `Murermester Odinsen ${place} ApS`, {
    industry: masonry,
    ...(place < 2 ? aarhus : odense),
    ...(place === 8 && { status: 'CEASED' as const, statusText: 'Ophørt', ceasedOn: '2021-05-06' }),
    accounts: accountsOf(keyOf(key), [
      { year: 2019, values: { solvencyRatio: 1 } },
      { year: 2020, values: { solvencyRatio, ...(place < 3 && { roe: place * 10 }) } },
    ]),
  });
});
const without = namedRecord(60, 'Murermester Uden Tal ApS', { industry: masonry, ...odense });

const world = await sharedAssistantWorld([...masons, without]);
const read = async (...questions: string[]) => plain(await world.last(...questions));

/** The quartiles of the newest solvency ratios that the register holds of an industry. */
async function quartiles(where: string): Promise<number[]> {
  const [row] = await world.database.rows(`
    SELECT percentile_cont(ARRAY[0.25, 0.5, 0.75]) WITHIN GROUP (ORDER BY solvency_ratio) AS parts
    FROM (SELECT DISTINCT ON (company_key) company_key, solvency_ratio FROM accounting_periods
      ORDER BY company_key, end_date DESC) newest
    JOIN companies ON key = company_key WHERE industry_code = '439910' AND ${where}`);
  return row?.parts as number[];
}

describe('what a key figure typically is', () => {
  test.each([
    'Hvad er den gennemsnitlige soliditetsgrad for murere?',
    'typisk soliditetsgrad for murere',
    'Hvad er medianen af soliditetsgraden blandt murere?',
    'hvad er en normal soliditetsgrad for murere?',
  ])('is the median, with the middle half: %s', async (question) => {
    expect(await quartiles('true')).toEqual([10, 30.5, 40]);
    const text = await read(question);
    const [told, why, ceased, as] = text.split('\n\n');
    expect(told).toBe(
      'Soliditetsgrad, median: **30,5 %** i de nyeste årsregnskaber fra 9 af de [10] virksomheder, der passer; 1 har ikke tallet.',
    );
    expect(why).toMatch(/^Den midterste halvdel ligger mellem 10 % og 40 %\. Det er medianen: /);
    expect(ceased).toBe('Ophørte virksomheder er talt med.');
    expect(as).toBe('Læst som: ”murere” (branche).');
  });

  test('is told in English, of a place and a status, with a link to the search', async () => {
    const [, half, most] = await quartiles("municipality_code = 461 AND status = 'ACTIVE'");
    expect([half, most]).toEqual([32.75, 38.75]);
    const { text, events } = await world.answer(
      await world.createUser(),
      'average solvency ratio of active masons in Odense',
    );
    expect(plain(text)).toMatch(
      /^Solvency ratio, median: \*\*32,8 %\*\*, in the newest annual accounts of 6 of the \[7\] companies that fit; 1 does not have the figure\.\n\nIt is the median: /,
    );
    const href = '/discover?industry=Murere&municipality=Odense&status=ACTIVE';
    expect(text).toContain(`[7](${href})`);
    expect(events).toContainEqual(expect.objectContaining({ type: 'search', href }));
    expect(text).not.toContain('Ceased companies');
  });

  test('of a single company is its figure', async () => {
    expect(await read('median return on equity of software companies in Aarhus')).toMatch(
      /^ROE: \*\*33,3 %\*\*, in the newest annual accounts of 1 of the \[2\] companies that fit; 1 does not have/,
    );
  });

  test('of all companies, where nothing else is named or spoken of', async () => {
    expect(await read('What is a typical solvency ratio?')).toMatch(
      /^Solvency ratio, median: \*\*32,8 %\*\*, .* 10 of the \[31\] companies/,
    );
  });

  test('of none is not known', async () => {
    const none = await read('typisk overskudsgrad for murere');
    expect(none).toMatch(/^Overskudsgrad: ikke i registret for nogen af de \[10\] virksomheder/);
    expect(await read('Average profit margin of hotels')).toMatch(/^No company in the register/);
  });
});

test('goes on from a search, and in another place', async () => {
  const first = 'Hvad er den gennemsnitlige soliditetsgrad for murere i Aarhus?';
  expect(await read(first)).toMatch(/^Soliditetsgrad, median: \*\*-447,5 %\*\*/);
  expect(await read(first, 'og i Odense?')).toMatch(
    /^Soliditetsgrad, median: \*\*35 %\*\* .* 7 af de \[8\]/,
  );
  expect(await read('murere i Odense', 'hvad er deres typiske soliditetsgrad?')).toMatch(
    /^Soliditetsgrad, median: \*\*35 %\*\* .* 7 af de \[8\]/,
  );
});

test('two groups are compared by their medians', async () => {
  const text = await read('Is the average solvency ratio of masons higher than of programmers?');
  expect(text).toMatch(/^No\.\n\nSolvency ratio, median:/);
  expect(text).toContain('- masons: 30,5 %, of 9 of the [10]: 1 does not report it');
  expect(text).toContain('- **programmers: 42 %, of 1 of the [2]: 1 does not report it**');
});

test.each([
  'average solvency ratio of blorps',
  'median solvency ratio by industry',
  'What is the average ROI in the industry?',
  'which industry has the highest average solvency ratio?',
])('what cannot be told says what can: %s', async (question) => {
  expect(await read(question)).toMatch(/^Key figures have a median here.* \[breakdown\]\.$/);
});

test('a company that is named by its legal form is meant', async () => {
  const text = await read('average solvency ratio of Murermester Odinsen 4 ApS');
  expect(text).toMatch(/^\*\*\[Murermester Odinsen 4 ApS\]\*\*/);
});
