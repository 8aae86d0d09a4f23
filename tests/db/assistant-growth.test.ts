import { describe, expect, test } from 'vitest';
import { accountsOf } from '../support/account-records';
import { sharedAssistantWorld } from '../support/assistant-world';
import { keyOf, namedRecord } from '../support/company-record';

const masonry = { version: 'DB07', code: '439910', text: 'Murere' } as const;
const odense = { municipalityCode: 461, municipalityName: 'Odense' };
const aarhus = { municipalityCode: 751, municipalityName: 'Aarhus' };

type Year = { revenue?: number; grossResult?: number; profitLoss?: number; staff?: number };

/** Each with the accounts of two years; the last has none. */
const YEARS: [before: Year, newest: Year][] = [
  [
    { revenue: 1_000, grossResult: 500, profitLoss: 10, staff: 10 },
    { revenue: 1_100, grossResult: 750, profitLoss: 20, staff: 11 },
  ],
  [
    { revenue: 9_000, grossResult: 900, profitLoss: -10, staff: 40 },
    { revenue: 9_450, grossResult: 990, profitLoss: -20, staff: 40 },
  ],
  [
    { revenue: 2_000, grossResult: 400, profitLoss: 30, staff: 5 },
    { revenue: 2_600, grossResult: 300, profitLoss: 15, staff: 10 },
  ],
  [
    { revenue: 5_000, grossResult: 800, profitLoss: 30, staff: 20 },
    { revenue: 4_000, grossResult: 840, profitLoss: 90, staff: 19 },
  ],
  [
    { grossResult: 100, profitLoss: 3 },
    { grossResult: 120, profitLoss: 4 },
  ],
];

const ofYear = (year: number, { staff = undefined, ...values }: Year) => ({
  year,
  ...(staff !== undefined && { employees: staff }),
  values,
});

const masons = [...YEARS, null].map((years, place) => {
  const key = 40 + place;
  return namedRecord(key, `Murermester Odinsen ${place} ApS`, {
    industry: masonry,
    ...(place < 3 ? aarhus : odense),
    ...(years && {
      accounts: accountsOf(keyOf(key), [ofYear(2019, years[0]), ofYear(2020, years[1])]),
    }),
  });
});

const world = await sharedAssistantWorld(masons);
const last = async (...questions: string[]) =>
  (await world.last(...questions)).replaceAll('\u00a0', ' ');

const listed = (text: string) =>
  [...text.matchAll(/^- (?:\*\*)?\[Murermester Odinsen (\d) ApS\]/gm)].map(([, place]) =>
    Number(place),
  );
const count = (text: string) => Number(/^\*\*\[(\d+)/.exec(text)?.[1]);

describe('trends of several figures hold together', () => {
  test.each([
    [['how many masons grew their revenue', 'and how many of those are profitable?'], 2],
    [['how many masons grew their revenue', 'and how many of those made a loss?'], 1],
    [['how many masons are profitable', 'and how many of those made a loss?'], 1],
    [['how many masons are profitable', 'and how many of those are not profitable?'], 1],
    [
      [
        'how many masons grew their gross profit',
        'and how many of those are in Aarhus?',
        'and how many of those also grew their employees?',
      ],
      1,
    ],
    [['hvor mange murere har øget omsætningen', 'og hvor mange af dem har overskud?'], 2],
    [
      [
        'hvor mange murere har øget bruttofortjenesten',
        'og hvor mange af dem ligger i Aarhus?',
        'og hvor mange af dem har også fået flere ansatte?',
      ],
      1,
    ],
  ])('%s', async (questions, expected) => {
    expect(count(await last(...questions))).toBe(expected);
  });

  test('what took the place of another one is not told any more', async () => {
    const questions = ['how many masons grew their revenue', 'and how many are profitable?'];
    const text = await last(...questions, 'and how many of those made a loss?');
    expect(text).toContain(
      'Read as: “masons” (industry), “grew their revenue” (trend or sign), “loss” (trend or sign).',
    );
  });
});

describe('those that were found are put in the order of their growth', () => {
  const gross = [0, 4, 1, 3, 2];
  const revenue = [2, 0, 1, 3];
  const staff = [2, 0, 1, 3];

  test.each([
    ['which of them is growing fastest?', 'grossProfitGrowth-desc', gross],
    ['which one grew the most?', 'grossProfitGrowth-desc', gross],
    ['which of them has the highest revenue growth?', '&sort=growth-desc', revenue],
    ['which of them has the fastest growing revenue?', '&sort=growth-desc', revenue],
    ['which of them grew its revenue the most?', '&sort=growth-desc', revenue],
    ['which of them has the biggest increase in employees?', 'employeesGrowth-desc', staff],
    ['sort them by growth', 'grossProfitGrowth-desc', gross],
    ['which of them is shrinking fastest?', 'grossProfitGrowth-asc', gross.toReversed()],
  ])('%s', async (question, sort, order) => {
    const text = await last('Masons', question);
    expect(text).toContain(`${sort})`);
    expect(listed(text).slice(0, order.length)).toEqual(order);
    expect(text).toMatch(/^\*\*\[6 companies\][\s\S]*\(order/);
  });

  test.each([
    ['hvilken af dem vokser hurtigst?', 'grossProfitGrowth-desc', gross],
    ['hvilken er vokset mest?', 'grossProfitGrowth-desc', gross],
    ['hvilken af dem har højest omsætningsvækst?', '&sort=growth-desc', revenue],
    ['hvilken af dem har øget omsætningen mest?', '&sort=growth-desc', revenue],
    ['hvilken af dem har den største stigning i ansatte?', 'employeesGrowth-desc', staff],
    ['sorter dem efter vækst', 'grossProfitGrowth-desc', gross],
  ])('%s', async (question, sort, order) => {
    const text = await last('Murere', question);
    expect(text).toContain(`${sort})`);
    expect(listed(text).slice(0, order.length)).toEqual(order);
  });

  test('which a further question goes on from', async () => {
    const asked = ['Masons', 'which grew its revenue the most?'];
    const text = await last(...asked, 'and of those in Odense?');
    expect(listed(text)).toEqual([3, 4, 5]);
    expect(text).not.toContain('trends=');
  });

  test('but not of that of other figures, which is said', async () => {
    expect(await last('Masons', 'which of them has the highest profit growth?')).toMatch(
      /^Companies are put in the order of growth in revenue, gross profit or employees/,
    );
    const asked = ['Murere', 'hvilken af dem har den højeste vækst i egenkapitalen?'];
    expect(await last(...asked)).toMatch(/^Virksomheder sættes i rækkefølge efter vækst i/);
    expect(await last(...asked, 'hvilken er vokset mest?')).toContain('grossProfitGrowth-desc');
  });

  test('the figures of a few tell which grew most, and which least', async () => {
    const first = 'Top 2 masons by revenue';
    expect(await last(first, 'which one grew the most?')).toContain('- **[Murermester Odinsen 1');
    const least = await last(first, 'which of them is shrinking fastest?');
    expect(least).toContain('- **[Murermester Odinsen 3');
    const staffed = await last(first, 'which of them has the largest growth in employees?');
    expect(staffed).toMatch(/^Of a few companies, only growth in revenue and gross profit/);
  });
});

describe('what growth typically is', () => {
  test.each([
    ['what is the average revenue growth of masons?', 'Growth of revenue, median: **7,5 %**', '4'],
    ['median growth in employees of masons', 'Growth of employees, median: **5 %**', '4'],
    ['typical growth of masons', 'Growth of gross profit, median: **10 %**', '5'],
  ])('%s', async (question, told, counted) => {
    const text = await last(question);
    expect(text).toMatch(
      new RegExp(
        `accounts of ${counted} of the \\[6\\]\\(/discover\\?industry=Murere\\) companies that fit; ${6 - Number(counted)} do`,
      ),
    );
    expect(text.startsWith(told)).toBe(true);
  });

  test.each([
    [
      'hvad er den gennemsnitlige omsætningsvækst for murere?',
      'Vækst i omsætning, median: **7,5 %**',
    ],
    ['median vækst i antal ansatte for murere', 'Vækst i ansatte, median: **5 %**'],
    ['typisk vækst for murere', 'Vækst i bruttofortjeneste, median: **10 %**'],
  ])('%s', async (question, told) => {
    expect((await last(question)).startsWith(told)).toBe(true);
  });

  test.each([
    ['average profit growth of masons', 'Of many companies, growth is known of revenue'],
    ['typisk vækst i overskuddet for murere', 'For mange virksomheder kendes vækst i omsætning'],
    [
      'average revenue growth of the 3 largest masons',
      'What growth typically is I only tell of all',
    ],
  ])('is not told of what it is not known of: %s', async (question, told) => {
    expect(await last(question)).toContain(told);
  });
});

describe('a share by accounts is one of the companies that have the figure', () => {
  test.each([
    [
      'what share of masons made a profit?',
      /^\*\*80,00 %\*\*: \[4\]\(\/discover\?[^)]*profitable\) of the 5 companies.* Of all \[6\].*, 1 has no such figure/,
    ],
    ['share of masons with a gross profit over 700 kr', /^\*\*60,00 %\*\*: .* of the 5 companies/],
    ['what share of masons grew their revenue?', /^\*\*75,00 %\*\*: .* of the 4 companies/],
    ['what share of masons grew their profit?', /^\*\*60,00 %\*\*: .* of the 5 companies/],
    [
      'what share of masons have negative equity?',
      /^The figure is not in the register for any of the \[6\]/,
    ],
    ['what share of masons are in Aarhus?', /^\*\*50,00 %\*\*: \[3\].* of \[6\]/],
    [
      'hvor stor en andel af murere har overskud?',
      /^\*\*80,00 %\*\*: \[4\].* af de 5 virksomheder, hvis regnskab/,
    ],
    ['hvor stor en andel af murere ligger i Aarhus?', /^\*\*50,00 %\*\*: \[3\].* af \[6\]/],
  ])('%s', async (question, told) => {
    expect(await last(question)).toMatch(told);
  });
});

test.each([
  [
    'average revenue of masons',
    /^Revenue of 4 of the \[6\]\(.*\) companies that fit; 2 do not report it:/,
  ],
  [
    'gennemsnitlig omsætning for murere',
    /^Nettoomsætning i 4 af de \[6\]\(.*\) virksomheder, der passer; 2 oplyser/,
  ],
])('a number of companies leads to as many: %s', async (question, told) => {
  expect(await last(question)).toMatch(told);
});
