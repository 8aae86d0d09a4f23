import { expect, test } from 'vitest';
import { accountsOf } from '../support/account-records';
import { sharedAssistantWorld } from '../support/assistant-world';
import { keyOf, namedRecord } from '../support/company-record';

/** Accounts of the company alone and of its group, as one report states both. */
function bothOf(number: number, own: { year: number; equity: number }[], group: typeof own) {
  const yearsOf = (scope: 'SOLO' | 'GROUP', years: typeof own) =>
    years.map(({ year, equity }) => ({ year, scope, values: { equity, profitLoss: equity } }));
  const { filings, periods } = accountsOf(keyOf(number), [
    ...yearsOf('SOLO', own),
    ...yearsOf('GROUP', group),
  ]);
  const ofYear = (endDate: string) => filings.find((filing) => filing.endDate === endDate);
  const stated = periods.map((period) => ({
    ...period,
    filingId: ofYear(period.endDate)?.id ?? period.filingId,
  }));
  const used = filings.filter(({ id }) => stated.some(({ filingId }) => filingId === id));
  return { filings: used, periods: stated };
}

const year = (of: number, equity: number) => ({ year: of, equity });

const world = await sharedAssistantWorld([
  namedRecord(501, 'Sindre Moder ApS', {
    accounts: bothOf(
      501,
      [year(2020, 700_000), year(2019, 600_000)],
      [year(2020, -900_000), year(2019, -800_000)],
    ),
  }),
  // Its group accounts ended a year before.
  namedRecord(502, 'Brokk Moder ApS', {
    accounts: bothOf(502, [year(2020, 700_000), year(2019, 600_000)], [year(2019, -800_000)]),
  }),
]);

test.each([
  ['Is the equity of Sindre Moder negative?', /No\..*Of the group: Equity: \[-900\.000 DKK\]/s],
  [
    'Har Sindre Moder negativ egenkapital?',
    /Nej\..*For koncernen: Egenkapital: \[-900\.000 DKK\]/s,
  ],
  ['Is the group equity of Sindre Moder negative?', /Yes\.(?!.*Of the group)/s],
  ['Is the equity of Brokk Moder negative?', /No\.(?!.*group)/s],
])('%s', async (question, answer) => {
  expect(await world.read(question)).toMatch(answer);
});

test('the group’s signals are named among the company’s, with the accounts they are of', async () => {
  const text = await world.read('Any red flags?', { kind: 'company', key: keyOf(501) });
  expect(text).toContain('[negative equity of the group and losses in a row of the group]');
  const { companySignals } = await import('@/lib/assistant/tools/signals');
  const told = await companySignals({ key: keyOf(501) });
  expect(told?.signals).toMatchObject([
    { kind: 'negativeEquity', href: expect.stringContaining('scope=group') },
    { kind: 'losses', href: expect.stringContaining('scope=group') },
  ]);
});
