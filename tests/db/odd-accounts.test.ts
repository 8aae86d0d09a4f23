import { createTranslator } from 'next-intl';
import { expect, test } from 'vitest';
import type { StatementField } from '@/lib/financials/types';
import danish from '@/messages/da.json';
import english from '@/messages/en.json';
import { company, each, entry, input } from '../fixtures/filings/inputs';
import { type Figures, xbrlReport } from '../fixtures/filings/report';
import { registerDatabase } from '../support/register-database';

type Period = readonly [string, string];

/** An invented year, a long one with equity below zero, and one in euros with half a report. */
const first: Period = ['2020-01-01', '2020-12-31'];
const long: Period = ['2021-01-01', '2022-03-31'];
const euros: Period = ['2022-04-01', '2023-03-31'];

const filed = (id: string, period: Period, solo: Figures, more: object = {}) => {
  const [startDate, endDate] = period;
  const publishedAt = `${Number(endDate.slice(0, 4)) + 1}-05-01T22:30:00.000Z`;
  const document = xbrlReport({ company, period, name: 'Skæv ApS', solo, ...more });
  return input(entry(id, 2020, { startDate, endDate, publishedAt }), document);
};

await registerDatabase('odd_accounts');
const { loadFilings } = await import('@/lib/register/filings/load');
await loadFilings(
  each([
    filed('first', first, {
      ...{ Revenue: 1_000, GrossProfitLoss: 600, ProfitLoss: 100, Equity: 500, Assets: 1_000 },
      ...{ CurrentAssets: 400, ShorttermLiabilitiesOtherThanProvisions: 0 },
    }),
    filed('long', long, { Revenue: 1_500, ProfitLoss: -700, Equity: -800, Assets: 900 }),
    // A holding company without revenue, and with two amounts of equity.
    filed(
      'euros',
      euros,
      { ProfitLoss: 40, Equity: 10, Assets: 120, CurrentAssets: 60 },
      { currency: 'EUR', contradicted: { Equity: 90 } },
    ),
    input(
      entry('pdf', 2020, {
        ...{ startDate: long[0], endDate: long[1], amended: true },
        publishedAt: '2023-08-31T22:30:00.000Z',
      }),
      null,
    ),
  ]),
  { source: 'FILINGS' },
);

async function read() {
  const { getFinancials, getKeyFigures } = await import('@/lib/financials/queries');
  const [financials, history] = [await getFinancials(company), await getKeyFigures(company)];
  return { financials, history, solo: financials.periods.solo };
}

test('growth is told over no other length, currency or missing amount', async () => {
  const { solo, history } = await read();
  const told = (field: StatementField) =>
    solo.map(({ amounts: { [field]: amount } }) => [
      amount.value,
      amount.growth,
      amount.notCompared,
    ]);
  expect(told('profitLoss')).toEqual([
    [40, null, 'currency'],
    [-700, null, 'length'],
    [100, null, null],
  ]);
  expect(told('assets')).toEqual([
    [120, null, 'currency'],
    [900, -10, null],
    [1_000, null, null],
  ]);
  expect(told('revenue')).toEqual([
    [null, null, null],
    [1_500, null, 'length'],
    [1_000, null, null],
  ]);
  const changes = history.solo.map(({ figures: { solvencyRatio: one } }) => [
    one.value,
    one.change,
    one.notCompared,
  ]);
  expect(changes).toEqual([
    [null, null, null],
    [-88.89, -138.89, null],
    [50, null, null],
  ]);
});

test('a ratio without a divisor above zero, or without a part, is none, with its reason', async () => {
  const [latest, middle, oldest] = (await read()).history.solo;
  // (500 - 800) ÷ 2 is below zero; 100 ÷ 500 has no opening balance.
  expect(middle?.figures.roe).toMatchObject({
    value: null,
    notComputed: { part: 'averageEquity', why: 'notPositive' },
  });
  expect(oldest?.figures.roe).toMatchObject({ value: 20, onClosing: true });
  expect(oldest?.figures.liquidityRatio.notComputed).toEqual({
    part: 'shortTermLiabilities',
    why: 'notPositive',
  });
  expect(middle?.figures.coverageRatio.notComputed).toEqual({
    part: 'grossProfit',
    why: 'notReported',
  });
  expect(latest?.figures.roe.notComputed).toEqual({ part: 'equity', why: 'contradiction' });
  expect(latest?.figures.profitMargin.notComputed).toEqual({
    part: 'revenue',
    why: 'notReported',
  });
});

/** One line of the long year, as each way out of the product has it. */
async function outlets() {
  const { financials, history, solo } = await read();
  const { toFinancialData } = await import('@/lib/financials/mapper');
  const { toKeyFigureData } = await import('@/lib/financials/key-figure-mapper');
  const { accountFigures, keyFigureValues } = await import('@/lib/assistant/tools/figures');
  const { readAccounts } = await import('@/lib/mcp/tools/accounts');
  const { statementRows } = await import('@/lib/statements/rows');
  const { accountsSections } = await import('@/lib/reports/statement-sections');
  const { reportWords } = await import('@/lib/reports/words');
  const [of, year] = [{ key: company, year: 2022 }, 1];
  const asked = { ...of, fields: ['revenue', 'grossProfit', 'profitLoss'] as const };
  const [amounts, ratios, agent] = await Promise.all([
    accountFigures(asked),
    keyFigureValues({ ...of, fields: ['roe', 'solvencyRatio'] }),
    readAccounts(company, null, 10),
  ]);
  const t = createTranslator({ locale: 'en', messages: english, namespace: 'financial' });
  const other = createTranslator({ locale: 'da', messages: danish, namespace: 'financial' });
  const owner = { key: company, name: 'Skæv ApS', isSample: false };
  const file = statementRows({ company: owner, scope: 'solo', periods: solo, t, other });
  const printed = accountsSections(financials.periods, history, reportWords('en'));
  const rowsOf = (name: string) =>
    printed.flatMap(({ table }) => table?.rows ?? []).find(({ cells }) => cells[0] === name);
  return {
    api: toFinancialData(financials, 'solo').data[year],
    ratiosOfApi: toKeyFigureData(history, 'solo').data[year],
    assistant: [amounts, ratios].flatMap((one) => one?.periods ?? []),
    agent: agent.periods[year],
    inFile: (name: string) => file.find((row) => row[1] === name)?.[3 + year],
    inPrint: (name: string) => rowsOf(name)?.cells[1 + year],
  };
}

test('every way out of the product tells the same, and nothing where nothing is', async () => {
  const { api, ratiosOfApi, assistant, agent, inFile, inPrint } = await outlets();
  expect(api?.income_statement).toMatchObject({
    ...{ revenue: 1_500, gross_profit: null, profit_loss: -700 },
  });
  expect(ratiosOfApi).toMatchObject({ ROE: 0, solvencyRatio: -88.89 });
  expect(ratiosOfApi?.not_computed).toEqual(expect.arrayContaining(['ROE', 'coverageRatio']));
  expect(ratiosOfApi?.not_computed).not.toContain('solvencyRatio');
  expect(assistant.flatMap(({ figures }) => figures.map(({ shown }) => shown))).toEqual([
    ...['1.500 DKK', 'not in the register', '-700 DKK'],
    ...['cannot be computed, average equity not above 0', '-88,89\u00a0%'],
  ]);
  expect(agent?.incomeStatement).toEqual({ revenue: 1_500, profitLoss: -700 });
  expect(agent?.keyFiguresPercent).toMatchObject({ solvencyRatio: -88.89 });
  expect(agent?.keyFiguresPercent).not.toHaveProperty('roe');
  const names = ['Revenue', 'Gross profit', 'Net profit'];
  expect(names.map(inFile)).toEqual([1_500, null, -700]);
  expect(names.map(inPrint)).toEqual(['1.500', '-', '-700']);
  expect(inPrint('Return on equity (ROE)')).toBe('-');
  expect(inPrint('Solvency ratio')).toBe('-88,89\u00a0%');
});

test('the day of a correction is the Danish one, wherever it is told', async () => {
  const { api, ratiosOfApi, assistant, agent } = await outlets();
  expect(api?.corrected_report?.published_on).toBe('2023-09-01');
  expect(ratiosOfApi?.corrected_report?.published_on).toBe('2023-09-01');
  expect(agent?.correctedReport?.published_on).toBe('2023-09-01');
  expect(assistant.map(({ correctedOn }) => correctedOn)).toEqual(['2023-09-01', '2023-09-01']);
});

test('what a report contradicts itself about is told as that', async () => {
  const { accountFigures } = await import('@/lib/assistant/tools/figures');
  const found = await accountFigures({ key: company, fields: ['equity', 'revenue'] });
  expect(found?.periods[0]?.figures).toMatchObject([
    { value: null, lacking: 'contradiction', shown: 'the report contradicts itself' },
    { value: null, shown: 'not in the register' },
  ]);
});
