import { describe, expect, test } from 'vitest';
import { accountsOf } from '../support/account-records';
import { plain, sharedAssistantWorld } from '../support/assistant-world';
import { keyOf, namedRecord, roleRecord } from '../support/company-record';

const KEY = keyOf(60);
const NAME = 'Gulv & Tæppe Skive A/S';

const accounts = accountsOf(
  KEY,
  [2016, 2017, 2018, 2019, 2020].map((year, at) => ({
    year,
    employees: 10 + at,
    values: {
      ...{ revenue: 1_000_000 * 1.1 ** at, profitLoss: -5_000 + 10_000 * at },
      ...{ equity: year === 2016 ? -1_000 : 300_000, liabilitiesOtherThanProvisions: 600_000 },
      ...{ currentAssets: 500_000 + at, shortTermLiabilitiesOtherThanProvisions: 200_000 },
      ...{ cashAndCashEquivalents: 120_000, liquidityRatio: 250, solvencyRatio: 30 + at },
      ...{ profitLossFromOrdinaryOperatingActivities: 90_000, otherFinanceExpense: -20_000 },
      ...{ longTermDebtToMortgage: 100_000, longTermDebtToBanks: 50_000 },
      ...(year > 2016 && { shortTermMortgageDebt: 10_000, shortTermDebtToBanks: 20_000 }),
    },
  })),
);
const audits = { group: 'AUDITOR', organ: 'REVISION', title: null } as const;

const world = await sharedAssistantWorld([
  namedRecord(60, NAME, {
    accounts: {
      ...accounts,
      filings: accounts.filings.map((filing) => ({
        ...filing,
        publishedAt: `${Number(filing.endDate.slice(0, 4)) + 1}-07-06T10:00:00Z`,
      })),
    },
    roles: [
      roleRecord('Himingleva Revision', { ...audits, validFrom: '2019-05-01' }),
      roleRecord('Glitre Revision', { ...audits, validFrom: '2012-01-01', validTo: '2019-05-01' }),
    ],
  }),
]);

const onPage = async (question: string) =>
  plain(await world.read(question, { kind: 'company', key: KEY }));

describe('figures that are computed, with the lines that they are from', () => {
  test.each([
    ['What is the working capital?', '- Working capital: [300.004 DKK] (current assets −'],
    ['What is the working capital?', '- Current assets: [500.004 DKK]'],
    [
      'What is the working capital?',
      '- Short-term liabilities other than provisions: [200.000 DKK]',
    ],
    ['Hvad var nettoarbejdskapitalen i 2018?', '- Arbejdskapital: [300.002 DKK]'],
    ['How has the working capital developed?', '| Working capital | [300.004 DKK] |'],
    ['Has the working capital grown since 2018?', '\n\nYes.\n\n'],
    ['Is the working capital negative?', '\n\nNo.\n\n'],
    ['What is the gearing?', '- Debt to equity (gearing): [200,00 %]'],
    ['What was the gearing in 2016?', 'cannot be computed, as the equity is zero or below'],
    ['Hvad er rentedækningen?', '- Rentedækning: [4,50]'],
    ['What is the net interest-bearing debt?', '- Net interest-bearing debt: [60.000 DKK]'],
    ['net debt in 2016', 'cannot be computed, as not all its lines are reported'],
    ['net debt in 2016', '- Short-term debt to banks: not in the register'],
  ])('%s', async (question, part) => {
    const text = await onPage(question);
    expect(text).toContain(part);
    expect(text).not.toMatch(/Not understood|Ikke forstået|Capital: /);
  });

  test('of two at once, without naming the company twice', async () => {
    const text = await onPage('How high is the gearing, and what is the interest cover?');
    expect(text).toContain('gearing): [200,00 %]');
    expect(text).toContain('Interest cover: [4,50]');
    expect(text.split(NAME)).toHaveLength(2);
  });

  test('without a company, what they mean', async () => {
    const text = await world.read('What is working capital?');
    expect(text).toBe('**Working capital**: current assets − short-term liabilities.');
  });

  test('of another year, right after', async () => {
    const text = await world.last(`What is the working capital of ${NAME}?`, 'and in 2018?');
    expect(plain(text)).toContain('[300.002 DKK]');
  });
});

describe('who has a role, and whether that changed', () => {
  test.each([
    'Who is the auditor and has the auditor changed?',
    'Who is the auditor, and has the auditor changed since 2018?',
    'Who is the auditor and has it changed?',
    'Hvem er revisor, og er revisor skiftet?',
    'Hvem er revisor, og er den skiftet siden 2018?',
  ])('%s', async (question) => {
    const text = await onPage(question);
    expect(text).toContain(`**[${NAME}]**`);
    expect(text).toMatch(/- \[Himingleva Revision\] \((?:since|siden) 01\/05\/2019\)/);
    expect(text).toMatch(/\[01\/05\/2019\] (?:Auditor|Revisor): Glitre Revision (?:left|fratrådt)/);
  });
});

describe('average growth per year', () => {
  test.each([
    [
      'How much has revenue grown on average per year since 2016?',
      'Revenue, average growth per year from the year until 31/12/2016 to the year until 31/12/2020 (4 years, compounded): +10,00 %.',
    ],
    [
      'gennemsnitlig årlig vækst i omsætningen siden 2018',
      'Nettoomsætning, gennemsnitlig vækst pr. år fra året til 31/12/2018 til året til 31/12/2020 (2 år, med rentes rente): +10,00 %.',
    ],
    [
      'Average growth in net profit per year?',
      'Net profit, average growth per year: not computed, as it was -5.000 DKK in the year until 31/12/2016',
    ],
    ['average annual growth in solvency', '(4 years): +1,00 percentage points.'],
    ['average annual growth in gross profit', 'not computed, as fewer than two years'],
  ])('%s', async (question, part) => {
    expect(await onPage(question)).toContain(part);
  });
});

describe('when annual reports are due', () => {
  test.each([
    ['When is the next annual report due?', 'The next one, until 31/12/2021'],
    ['When is the next annual report due?', 'due by 30/06/2022'],
    [
      'Was the annual report late?',
      '- Annual report until 31/12/2020: due by 30/06/2021, published [06/07/2021], 187 days after the end of the year',
    ],
    ['Hvornår skal regnskabet indsendes?', 'frist 30/06/2022'],
    [
      'Er årsrapporten for 2018 indsendt til tiden?',
      'frist 30/06/2019, offentliggjort [06/07/2019]',
    ],
  ])('%s', async (question, part) => {
    expect(await onPage(question)).toContain(part);
  });

  test('the first of a company', async () => {
    const text = await world.read('When is the annual report of Tvilling Kode ApS due?');
    expect(text).toContain('They are due by 31/12/2022');
  });
});

describe('two figures of the company on the screen', () => {
  test.each([
    ['How much cash does it have compared with short-term debt?', '[120.000 DKK]', '[200.000 DKK]'],
    [
      'How large is the cash compared with the short-term liabilities?',
      ...['[120.000 DKK]', '[200.000 DKK]'],
    ],
    ['average number of employees in 2020 vs 2019', '[14]', '[13]'],
    ['How does solvency compare with liquidity?', '[34,00 %]', '[250,00 %]'],
    [
      'Hvor stor er likviditeten i forhold til den kortfristede gæld?',
      '[250,00 %]',
      '[200.000 DKK]',
    ],
    ['How many people were employed in 2019?', 'Average employees', '[13]'],
  ])('%s', async (question, ...parts) => {
    const text = await onPage(question);
    for (const part of parts) expect(text).toContain(part);
    expect(text).not.toMatch(/no company is called|Ingen virksomhed hedder|Not understood/);
  });
});

describe('companies in the plural are none that was spoken of', () => {
  test.each([
    ['companies where the equity is less than half the revenue', 'Not understood'],
    ['virksomheder hvor egenkapitalen er mindre end halvdelen af aktiverne', 'Ikke forstået'],
    [
      'companies where the equity is less than half the share capital',
      'Read as: “equity is less than half the share capital” (capital loss)',
    ],
    [
      'virksomheder hvor egenkapitalen er mindre end halvdelen af selskabskapitalen',
      'Læst som: ”egenkapitalen er mindre end halvdelen af selskabskapitalen” (kapitaltab)',
    ],
    ['Which companies have lost more than half of their share capital?', '(capital loss)'],
    ['Hvilke virksomheder har tabt halvdelen af kapitalen?', '(kapitaltab)'],
    ['Hvor mange virksomheder har kapitaltab?', '(kapitaltab)'],
    ['companies with a capital loss', '(capital loss)'],
  ])('%s', async (question, said) => {
    const text = await world.last(`What is the equity of ${NAME}?`, question);
    expect(text).not.toContain('Gulv');
    expect(text).toContain(said);
  });
});

describe('words that are understood are not said to be unread', () => {
  test.each([
    ["What is the group's equity?", 'consolidated accounts'],
    ['Hvad er koncernens egenkapital?', 'Ikke i registret: koncernregnskab'],
    ['Did it make a loss in 2016?', '\n\nYes.\n\n'],
    ['Gav det underskud i 2016?', '\n\nJa.\n\n'],
    ['Who sat on the board in 2018?', 'Board of directors 2018'],
    ['Signals?', '- Signals: ['],
  ])('%s', async (question, part) => {
    const text = await onPage(question);
    expect(text).toContain(part);
    expect(text).not.toMatch(/Not understood|Ikke forstået/);
  });
});
