import { describe, expect, it } from 'vitest';
import { understand } from './understand';

describe('figures that are computed from lines of the accounts', () => {
  it.each([
    ['What is the working capital?', 'workingCapital'],
    ['net working capital', 'workingCapital'],
    ['current working capital', 'workingCapital'],
    ['Hvad er arbejdskapitalen?', 'workingCapital'],
    ['nettoarbejdskapital', 'workingCapital'],
    ['Is the working capital negative?', 'workingCapital'],
    ['What is the gearing?', 'debtToEquity'],
    ['debt/equity', 'debtToEquity'],
    ['What is the debt to equity ratio?', 'debtToEquity'],
    ['gældsgrad', 'debtToEquity'],
    ['What is the interest cover?', 'interestCover'],
    ['Hvad er rentedækningen?', 'interestCover'],
    ['What is the net interest-bearing debt?', 'netInterestBearingDebt'],
    ['Hvad er den nettorentebærende gæld?', 'netInterestBearingDebt'],
  ])('%s', (question, what) => {
    const subject = { name: null, key: null };
    expect(understand(question, true)).toMatchObject({ kind: 'computed', what: [what], subject });
  });

  it('of a year, and of a company that is named', () => {
    const asked = understand('Hvad var arbejdskapitalen i Ægir Kode A/S i 2018?', false);
    expect(asked).toMatchObject({
      kind: 'computed',
      year: 2018,
      subject: { name: 'Ægir Kode A/S' },
    });
  });

  it('what they mean', () => {
    expect(understand('What does gearing mean?', true)).toMatchObject({ isDefined: true });
  });

  it('not of many companies, and not the share capital', () => {
    expect(understand('companies with gearing below 2', true).kind).not.toBe('computed');
    expect(understand('What is the share capital?', true)).toMatchObject({ fields: ['capital'] });
  });
});

describe('when an annual report is due, and whether it was late', () => {
  it.each([
    'When is the annual report due?',
    'When is the next annual report due?',
    'Was the annual report late?',
    'How late was the annual report?',
    'Was it late?',
    'Is it late with its accounts?',
    'Hvornår skal regnskabet indsendes?',
    'Hvornår er fristen for den næste årsrapport?',
    'Er årsrapporten indsendt til tiden?',
  ])('%s', (question) => {
    expect(understand(question, true)).toMatchObject({ kind: 'due', subject: { name: null } });
  });

  it('of a year', () => {
    const asked = understand('Was the annual report for 2018 filed on time?', true);
    expect(asked).toMatchObject({ kind: 'due', year: 2018 });
  });

  it('but not when it was published', () => {
    expect(understand('When was the annual report published?', true).kind).toBe('filed');
    expect(understand('Does it pay on time?', true).kind).toBe('health');
  });
});

describe('average growth per year', () => {
  it.each([
    ['How much has revenue grown on average per year since 2016?', ['revenue']],
    ['Average growth in gross profit per year?', ['grossProfit']],
    ['gennemsnitlig årlig vækst i omsætningen', ['revenue']],
    ['Hvor meget er omsætningen vokset om året i gennemsnit?', ['revenue']],
    ['What is the CAGR of the revenue?', ['revenue']],
    ['average growth in employees per year', ['employees']],
    ['average annual growth in the solvency ratio', ['solvencyRatio']],
  ])('%s', (question, fields) => {
    expect(understand(question, true)).toMatchObject({
      fields,
      yearly: true,
      subject: { name: null },
    });
  });

  it.each(['How much has revenue grown since 2016?', 'What is the average profit margin?'])(
    'not: %s',
    (question) => {
      expect(understand(question, true)).not.toHaveProperty('yearly');
    },
  );
});

describe('two figures of one company', () => {
  const debt = 'shortTermLiabilitiesOtherThanProvisions';
  it.each([
    ['How much cash does it have compared with short-term debt?', ['cashAndCashEquivalents', debt]],
    ['Likvide midler i forhold til kortfristet gæld', ['cashAndCashEquivalents', debt]],
    ['cash vs current liabilities', ['cashAndCashEquivalents', debt]],
    ['How does solvency compare with liquidity?', ['liquidityRatio', 'solvencyRatio']],
    ['Sammenlign omsætning og resultat', ['revenue', 'profitLoss']],
    ['The debt compared to its equity', ['equity', 'liabilitiesOtherThanProvisions']],
    ['average number of employees in 2020 vs 2019', ['employees']],
    ['ansatte i 2020 i forhold til 2019', ['employees']],
  ])('%s', (question, fields) => {
    expect(understand(question, true)).toMatchObject({ fields, subject: { name: null } });
  });

  it('of both kinds', () => {
    const question = 'Hvor stor er likviditeten i forhold til den kortfristede gæld?';
    expect(understand(question, true)).toMatchObject({
      kind: 'together',
      parts: [{ fields: ['liquidityRatio'] }, { fields: [debt] }],
    });
  });

  it('but companies that are called so', () => {
    expect(understand('Compare Ægir Kode and Tvilling Tag', true).kind).toBe('compare');
  });
});

describe('how many were employed', () => {
  it.each([
    'How many people were employed in 2019?',
    'How many people did it employ in 2019?',
    'Hvor mange var ansat i 2019?',
  ])('%s', (question) => {
    const subject = { name: null };
    expect(understand(question, true)).toMatchObject({
      fields: ['employees'],
      year: 2019,
      subject,
    });
  });
});

describe('companies in the plural are searched for, whichever is spoken of', () => {
  it.each([
    'companies where the equity is less than half the share capital',
    'Which companies whose revenue fell have employees?',
    'virksomheder hvor egenkapitalen er mindre end halvdelen af selskabskapitalen',
    'Vis danske virksomheder, hvis gæld er større end aktiverne',
  ])('%s', (question) => {
    expect(understand(question, true)).toEqual({ kind: 'list' });
  });
});

describe('words that are understood are no name', () => {
  it.each([
    "What is the group's equity?",
    'Did it make a loss?',
    'Did it make a profit in 2019?',
    'Gav det underskud i 2016?',
    'Who sat on the board in 2018?',
    'Hvem sad i bestyrelsen i 2018?',
    'Signals?',
  ])('%s', (question) => {
    expect(understand(question, true)).toMatchObject({ subject: { name: null } });
  });
});
