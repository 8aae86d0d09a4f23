import { beforeEach, describe, expect, test } from 'vitest';
import type { LoadInput } from '@/lib/register/filings/load';
import { AUDIT_OPINIONS } from '@/lib/search-index/audit-opinions';
import type { Signal } from '@/lib/signals/types';
import { company, each, entry, input, report } from '../fixtures/filings/inputs';
import { registerDatabase } from '../support/register-database';

const database = await registerDatabase('filings_shown');
const { loadFilings } = await import('@/lib/register/filings/load');
beforeEach(() => database.clear());

const solo = { Equity: 5, Assets: 10 };

/** The company is found by the opinion that its page tells, and by no other one; its card tells it. */
async function checkOpinions(signals: readonly Signal[]): Promise<void> {
  const { searchCompanies } = await import('@/lib/search/queries');
  const { facetCounts } = await import('@/lib/search/facets');
  const { toCompanyData } = await import('@/lib/search/api/answers');
  const told = signals.flatMap((one) => (one.kind === 'modifiedOpinion' ? one : []));
  const shown = told.map(({ opinion, endDate }) => ({
    kind: opinion,
    year: endDate.getUTCFullYear(),
  }));
  for (const kind of AUDIT_OPINIONS) {
    const asked = { search: null, filters: { opinion: [kind] }, page: 1 };
    const { items } = await searchCompanies(asked);
    const own = shown.filter((one) => one.kind === kind);
    expect([kind, items.map(({ opinion }) => opinion)]).toEqual([kind, own]);
    const { opinion: counts } = await facetCounts({ search: null });
    expect(counts).toContainEqual({ value: kind, count: own.length });
  }
  const asked = { search: null, filters: { modifiedOpinion: true }, page: 1 };
  const { data } = toCompanyData(await searchCompanies(asked));
  expect(data.data.map((one) => one.audit_opinion)).toEqual(shown);
}

/** The data read by the company's pages. */
async function readers() {
  const { getFinancials } = await import('@/lib/financials/queries');
  const { findCompany } = await import('@/lib/companies/queries');
  const { findSignals } = await import('@/lib/signals/queries');
  const { searchCompanies } = await import('@/lib/search/queries');
  return {
    findFinancials: () => getFinancials(company),
    findSignalsOf: async () => {
      const found = await findCompany(company);
      if (!found) throw new Error(`${company} is not there.`);
      const signals = (await findSignals(found))?.found ?? [];
      for (const kind of ['goingConcern', 'modifiedOpinion'] as const) {
        const asked = { search: null, filters: { [kind]: true }, page: 1 };
        const { total, items } = await searchCompanies(asked);
        expect([kind, total]).toEqual([kind, signals.some((one) => one.kind === kind) ? 1 : 0]);
        const notes = signals.flatMap((one) => (one.kind === 'goingConcern' ? one.note : []));
        const quoted = items.flatMap(({ mention }) => mention?.parts.map(({ text }) => text) ?? []);
        expect(quoted).toEqual(kind === 'goingConcern' ? notes : []);
      }
      await checkOpinions(signals);
      return signals;
    },
  };
}

const load = (inputs: LoadInput[]) => loadFilings(each(inputs), { source: 'FILINGS' });

test('a modified opinion is a signal until a newer report has none', async () => {
  const { findFinancials, findSignalsOf } = await readers();
  await load([
    input(entry('own', 2022), report(2022, { opinion: 'Konklusion med forbehold', solo })),
  ]);
  expect((await findFinancials()).reports.map(({ auditOpinion }) => auditOpinion)).toEqual([
    'QUALIFIED',
  ]);
  expect(await findSignalsOf()).toContainEqual({
    kind: 'modifiedOpinion',
    endDate: new Date('2022-12-31'),
    unreadEnd: null,
    opinion: 'QUALIFIED',
  });
  await load([input(entry('later', 2023), report(2023, { opinion: 'Konklusion', solo }))]);
  expect((await findFinancials()).reports.map(({ auditOpinion }) => auditOpinion)).toEqual([
    null,
    'QUALIFIED',
  ]);
  expect((await findSignalsOf()).map(({ kind }) => kind)).not.toContain('modifiedOpinion');
});

test('a note on uncertainty about going concern is a signal until a newer report has none', async () => {
  const { findFinancials, findSignalsOf } = await readers();
  const note = 'Der er usikkerhed om finansieringen af driften.';
  await load([
    input(entry('own', 2022), report(2022, { goingConcern: note, solo })),
    input(entry('group', 2021), report(2021, { goingConcern: 'Ingen', solo })),
  ]);
  expect((await findFinancials()).reports.map(({ goingConcern }) => goingConcern)).toEqual([
    note,
    null,
  ]);
  const told = {
    ...{ kind: 'goingConcern', endDate: new Date('2022-12-31'), unreadEnd: null, note },
  };
  expect(await findSignalsOf()).toContainEqual(told);
  await load([input(entry('later', 2023), report(2023, { solo }))]);
  expect(await findSignalsOf()).not.toContainEqual(told);
});

test('the kind of an opinion is found and told', async () => {
  const { findSignalsOf } = await readers();
  const kinds = [
    ['Konklusion med forbehold', 'QUALIFIED'],
    ['Afkræftende konklusion', 'ADVERSE'],
    ['Manglende konklusion', 'DISCLAIMER'],
  ] as const;
  for (const [at, [opinion, kind]] of kinds.entries()) {
    const year = 2021 + at;
    await load([input(entry(`of-${year}`, year), report(year, { opinion, solo }))]);
    expect(await findSignalsOf()).toContainEqual(
      expect.objectContaining({ kind: 'modifiedOpinion', opinion: kind }),
    );
  }
});

test.each([
  ['first', 'second', 'second'],
  // Danish and English order small letters and capital ones alike.
  ['a', 'B', 'a'],
])(
  'of the reports %s and %s of one day page, filter and quote take %s',
  async (one, two, newest) => {
    const { findFinancials, findSignalsOf } = await readers();
    const said = {
      [one]: { opinion: 'Afkræftende konklusion', goingConcern: 'Der er tvivl om driften.', solo },
      [two]: { opinion: 'Konklusion med forbehold', goingConcern: 'Driften er usikker.', solo },
    };
    const publishedAt = '2023-05-01T10:00:00.000Z';
    await load(
      Object.entries(said).map(([id, words]) =>
        input(entry(id, 2022, { publishedAt }), report(2022, words)),
      ),
    );
    const { reports, opinion } = await findFinancials();
    expect(reports.map(({ id }) => id)).toEqual([newest, newest === one ? two : one]);
    expect(opinion).toMatchObject({ goingConcern: said[newest]?.goingConcern });
    // The signals are compared with what filters find and cards quote.
    expect((await findSignalsOf()).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['modifiedOpinion', 'goingConcern']),
    );
  },
);

test('a modified opinion outlasts a correction that cannot be read', async () => {
  const { findSignalsOf } = await readers();
  const opinion = { opinion: 'Konklusion med forbehold', solo };
  const corrected = { amended: true, publishedAt: '2023-09-01T10:00:00.000Z' };
  await load([
    input(entry('own', 2022), report(2022, opinion)),
    input(entry('corrected', 2022, corrected), null),
  ]);
  const told = {
    kind: 'modifiedOpinion',
    endDate: new Date('2022-12-31'),
    unreadEnd: null,
    opinion: 'QUALIFIED',
  };
  expect(await findSignalsOf()).toContainEqual(told);
  await load([
    input(entry('corrected', 2022, corrected), report(2022, { opinion: 'Konklusion', solo })),
  ]);
  expect(await findSignalsOf()).not.toContainEqual(told);
});

test('a modified opinion is told with its year while the newer report cannot be read', async () => {
  const { findSignalsOf } = await readers();
  await load([
    input(entry('own', 2022), report(2022, { opinion: 'Konklusion med forbehold', solo })),
    input(entry('later', 2023), null),
  ]);
  expect(await findSignalsOf()).toContainEqual({
    kind: 'modifiedOpinion',
    endDate: new Date('2022-12-31'),
    unreadEnd: new Date('2023-12-31'),
    opinion: 'QUALIFIED',
  });
});

/** The shown statements: their filing and revenue. */
const shown = async () =>
  (
    await database.rows(`
      SELECT filing_id, end_date, scope, revenue FROM accounting_periods
      WHERE effective ORDER BY end_date, scope`)
  ).map((row) => [row.filing_id, `${row.end_date}`.slice(0, 4), row.scope, row.revenue]);

describe('which statement is shown', () => {
  const own = input(entry('own', 2022), report(2022, { solo: { Revenue: 20 } }));
  const later = input(
    entry('later', 2023),
    report(2023, { solo: { Revenue: 30 }, soloBefore: { Revenue: 19 } }),
  );

  test('a comparative stands in until the own filing comes, whichever is first', async () => {
    await load([later]);
    expect(await shown()).toEqual([
      ['later', '2022', 'SOLO', '19.00'],
      ['later', '2023', 'SOLO', '30.00'],
    ]);
    await load([own]);
    const both = [
      ['own', '2022', 'SOLO', '20.00'],
      ['later', '2023', 'SOLO', '30.00'],
    ];
    expect(await shown()).toEqual(both);
    await database.clear();
    await load([own]);
    await load([later]);
    expect(await shown()).toEqual(both);
    expect(await database.rows('SELECT FROM accounting_periods')).toHaveLength(3);
  });

  test('only what is shown has ratios', async () => {
    const figures = { Equity: 5, Assets: 10 };
    await load([
      input(entry('later', 2023), report(2023, { solo: figures, soloBefore: figures })),
      input(entry('own', 2022), report(2022, { solo: figures })),
    ]);
    expect(
      await database.rows(`
        SELECT filing_id, effective, solvency_ratio FROM accounting_periods
        WHERE end_date = '2022-12-31' ORDER BY 1`),
    ).toEqual([
      { filing_id: 'later', effective: false, solvency_ratio: null },
      { filing_id: 'own', effective: true, solvency_ratio: 50 },
    ]);
  });

  test('an amended filing takes the place of the earlier ones for its period', async () => {
    const amended = (id: string, publishedAt: string, revenue: number) =>
      input(
        entry(id, 2022, { amended: true, publishedAt }),
        report(2022, { solo: { Revenue: revenue } }),
      );
    await load([own, amended('z', '2023-09-01T00:00:00Z', 21)]);
    await load([amended('y', '2023-09-01T00:00:00Z', 22)]);
    const rows = await database.rows('SELECT id, superseded FROM filings ORDER BY id');
    expect(rows.map(({ id, superseded }) => [id, superseded])).toEqual([
      ['own', true],
      ['y', true],
      ['z', false],
    ]);
    expect(await shown()).toEqual([['z', '2022', 'SOLO', '21.00']]);
    expect(await database.rows('SELECT FROM accounting_periods')).toHaveLength(3);
  });

  test('an amended filing takes along what only the earlier one has', async () => {
    const amended = entry('new', 2022, { amended: true, publishedAt: '2023-09-01T00:00:00Z' });
    await load([
      input(entry('own', 2022), report(2022, { solo, group: { Revenue: 90 } })),
      input(amended, report(2022, { solo: { Revenue: 21 } })),
    ]);
    expect(await shown()).toEqual([['new', '2022', 'SOLO', '21.00']]);
  });

  test('an amended filing for another period or of another kind supersedes nothing', async () => {
    const amended = { amended: true, publishedAt: '2024-09-01T00:00:00Z' };
    await load([
      own,
      input(entry('half', 2022, { ...amended, kind: 'HALF_YEAR' }), report(2022, { solo })),
      input(entry('next', 2023, amended), report(2023, { solo })),
    ]);
    expect(await database.rows('SELECT FROM filings WHERE superseded')).toEqual([]);
  });

  test('an amended filing with the document of another year supersedes nothing', async () => {
    const amended = { amended: true, publishedAt: '2023-09-01T00:00:00Z' };
    const former = report(2021, { solo: { Revenue: 10 } });
    await load([own, input(entry('wrong', 2022, amended), former)]);
    expect(await shown()).toEqual([
      ['wrong', '2021', 'SOLO', '10.00'],
      ['own', '2022', 'SOLO', '20.00'],
    ]);
    const { findFinancials } = await readers();
    const [newest] = (await findFinancials()).periods.solo;
    expect(newest?.corrected?.url).toBe('https://reports.example/wrong.pdf');
  });

  test('nor does one whose document is the report of the year after, which repeats the year', async () => {
    const amended = { amended: true, publishedAt: '2024-05-01T00:00:00Z' };
    const next = report(2023, { solo: { Revenue: 30 }, soloBefore: { Revenue: 19 } });
    await load([own, input(entry('wrong', 2022, amended), next)]);
    expect(await shown()).toEqual([
      ['own', '2022', 'SOLO', '20.00'],
      ['wrong', '2023', 'SOLO', '30.00'],
    ]);
  });

  test('an amended filing of a year of 52 weeks supersedes the one filed for the same day', async () => {
    const weeks = (revenue: number) =>
      report(2022, { period: ['2021-12-26', '2022-12-24'], solo: { Revenue: revenue } });
    const amended = { amended: true, publishedAt: '2023-09-01T00:00:00Z' };
    await load([input(own.entry, weeks(20)), input(entry('new', 2022, amended), weeks(21))]);
    expect(await shown()).toEqual([['new', '2022', 'SOLO', '21.00']]);
    const superseded = () => database.rows('SELECT id FROM filings WHERE superseded');
    expect(await superseded()).toEqual([{ id: 'own' }]);
    // Eleven days off it is of another year.
    const other = report(2022, { period: ['2021-12-26', '2022-12-20'], solo });
    await load([input(entry('new', 2022, amended), other)]);
    expect(await superseded()).toEqual([]);
  });

  test('a second report of a period leaves what only the first one has', async () => {
    const second = entry('second', 2022, { publishedAt: '2023-06-01T00:00:00Z' });
    await load([
      input(entry('own', 2022), report(2022, { solo, group: { Revenue: 90 } })),
      input(second, report(2022, { solo: { Revenue: 21 } })),
    ]);
    expect(await shown()).toEqual([
      ['second', '2022', 'SOLO', '21.00'],
      ['own', '2022', 'GROUP', '90.00'],
    ]);
  });

  test('lists have the figures of the newest whole year', async () => {
    const half = { kind: 'HALF_YEAR', startDate: '2024-01-01', endDate: '2024-06-30' } as const;
    const period = [half.startDate, half.endDate] as const;
    await load([
      input(entry('half', 2024, half), report(2024, { period, solo: { Revenue: 14 } })),
      ...[own, later],
    ]);
    expect(await database.rows('SELECT revenue FROM companies')).toEqual([{ revenue: '30.00' }]);
  });

  test('an annual report goes before others, even with what it repeats', async () => {
    const half = entry('half', 2022, { kind: 'HALF_YEAR', publishedAt: '2024-12-01T00:00:00Z' });
    await load([input(half, report(2022, { solo: { Revenue: 5 } })), later]);
    expect((await shown())[0]).toEqual(['later', '2022', 'SOLO', '19.00']);
  });

  test('of two that are alike the one published later, then the greater id', async () => {
    const twin = (id: string, publishedAt: string | null, revenue: number) =>
      input(entry(id, 2022, { publishedAt }), report(2022, { solo: { Revenue: revenue } }));
    await load([twin('b', '2023-05-01T00:00:00Z', 1), twin('a', '2023-06-01T00:00:00Z', 2)]);
    expect((await shown())[0]?.[0]).toBe('a');
    await load([twin('c', '2023-06-01T00:00:00Z', 3)]);
    expect((await shown())[0]?.[0]).toBe('c');
    await load([twin('z', null, 4)]);
    expect((await shown())[0]?.[0], 'before one of an unknown time').toBe('c');
    const approved = report(2022, { solo: { Revenue: 4 }, approvedOn: '2023-07-01' });
    await load([input(entry('d', 2022, { publishedAt: null }), approved)]);
    expect((await shown())[0]?.[0]).toBe('d');
    const late = report(2022, { solo: { Revenue: 5 }, approvedOn: '2023-12-01' });
    await load([input(entry('e', 2022, { publishedAt: '2023-05-01T00:00:00Z' }), late)]);
    expect((await shown())[0]?.[0], 'approval counts without publication alone').toBe('d');
  });
});

test('growth is from the year before as the newer report states it', async () => {
  const { findFinancials } = await readers();
  await load([
    input(entry('own', 2022), report(2022, { solo: { Revenue: 5_000, Equity: 4_000 } })),
    input(
      entry('later', 2023),
      report(2023, {
        solo: { Revenue: 9_000, Equity: 5_000 },
        soloBefore: { Revenue: 6_000.5, Equity: 4_000 },
      }),
    ),
  ]);
  const [newest, before] = (await findFinancials()).periods.solo;
  expect(newest?.amounts.revenue).toMatchObject({ growth: 49.99, restated: 6_000.5 });
  expect(newest?.amounts.equity).toMatchObject({ growth: 25, restated: null });
  expect(before?.amounts.revenue).toMatchObject({ value: 5_000, growth: null });
});

test('a correction without figures of its own is told beside those of the first report', async () => {
  const { findFinancials } = await readers();
  const { getKeyFigures } = await import('@/lib/financials/queries');
  const own = input(entry('own', 2022), report(2022, { solo }));
  const published = { amended: true, publishedAt: '2023-09-01T10:00:00.000Z' };
  await load([own, input(entry('corrected', 2022, published), null)]);
  const correction = {
    url: 'https://reports.example/corrected.pdf',
    publishedAt: new Date(published.publishedAt),
  };
  expect((await findFinancials()).periods.solo).toMatchObject([{ corrected: correction }]);
  expect((await getKeyFigures(company)).solo).toMatchObject([{ corrected: correction }]);
  await load([input(entry('corrected', 2022, published), report(2022, { solo }))]);
  const { periods, reports } = await findFinancials();
  expect(periods.solo).toMatchObject([{ corrected: null }]);
  expect(reports.map(({ id, replaced }) => [id, replaced.map(({ url }) => url)])).toEqual([
    ['corrected', ['https://reports.example/own.pdf']],
  ]);
});

test('solo and group stand beside each other, and the lists show the company itself', async () => {
  const document = report(2023, {
    solo: { Revenue: 10, GrossResult: 4 },
    group: { Revenue: 100, GrossProfitLoss: 40 },
    groupBefore: { Revenue: 90 },
  });
  await load([input(entry('a', 2023), document)]);
  expect(await shown()).toEqual([
    ['a', '2022', 'GROUP', '90.00'],
    ['a', '2023', 'SOLO', '10.00'],
    ['a', '2023', 'GROUP', '100.00'],
  ]);
  const [row] = await database.rows('SELECT revenue, gross_profit FROM companies');
  expect(row).toEqual({ revenue: '10.00', gross_profit: '4.00' });
  const figures = { Revenue: 8, GrossProfitLoss: 5, GrossResult: 3 };
  await load([
    input(entry('b', 2024), report(2024, { solo: figures })),
    input(entry('c', 2025, { publishedAt: null }), report(2025, { group: { Revenue: 200 } })),
  ]);
  const later = await database.rows('SELECT revenue, gross_profit FROM companies');
  expect(later).toEqual([{ revenue: '8.00', gross_profit: '5.00' }]);
});

test('another currency is kept, never mixed into lists or averages', async () => {
  const euro = report(2023, { currency: 'EUR', solo: { Revenue: 7, ProfitLoss: 1, Equity: 10 } });
  const krone = report(2022, { solo: { Revenue: 50, ProfitLoss: 5, Equity: 70 } });
  await load([input(entry('a', 2022), krone), input(entry('b', 2023), euro)]);
  expect(
    await database.rows('SELECT currency, roe FROM accounting_periods ORDER BY end_date'),
  ).toEqual([
    { currency: 'DKK', roe: 7.14 },
    // Based on the closing balance, because the previous year's is in kroner.
    { currency: 'EUR', roe: 10 },
  ]);
  expect(await database.rows('SELECT revenue FROM companies')).toEqual([{ revenue: '50.00' }]);
});
