import { describe, expect, test } from 'vitest';
import type { Statement } from '../types';
import { statementFields } from './index';

function statement(values: Record<string, number>, conflicts: string[] = []): Statement {
  return {
    startDate: '2023-01-01',
    endDate: '2023-12-31',
    scope: 'SOLO',
    comparative: false,
    currency: 'DKK',
    values: new Map(Object.entries(values)),
    conflicts: new Set(conflicts),
  };
}

const filled = ({ values }: ReturnType<typeof statementFields>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

test('a field takes its element, with the sign and the zero that were reported', () => {
  const fields = statementFields(
    statement({ Revenue: 0, ProfitLoss: -12.5, AverageNumberOfEmployees: 3.4, Unheard: 9 }),
  );
  expect(filled(fields)).toEqual({ revenue: 0, profitLoss: -12.5 });
  expect(fields.employees).toBe(3.4);
  expect(fields.elements).toEqual({
    revenue: 'Revenue',
    profitLoss: 'ProfitLoss',
    employees: 'AverageNumberOfEmployees',
  });
  expect(fields.flags).toEqual({});
});

test('the preferred element wins, and the next one stands in for it', () => {
  const both = statementFields(statement({ OtherFinanceIncome: 1, FinanceIncome: 2 }));
  expect(both.values.otherFinanceIncome).toBe(1);
  const later = statementFields(statement({ FinanceIncome: 2 }));
  expect(later.elements).toEqual({ otherFinanceIncome: 'FinanceIncome' });
});

test('what tangible assets cost is another thing than what they are worth', () => {
  const gross = { PropertyPlantAndEquipmentGross: 90, PropertyPlantAndEquipment: 40 };
  expect(statementFields(statement(gross)).values).toMatchObject({
    propertyPlantAndEquipmentGross: 90,
    propertyPlantAndEquipment: 40,
  });
  const net = statementFields(statement({ PropertyPlantAndEquipment: 40 }));
  expect(net.elements).toEqual({ propertyPlantAndEquipment: 'PropertyPlantAndEquipment' });
});

describe('sums', () => {
  test('add the parts that are there', () => {
    const fields = statementFields(
      statement({
        ShorttermReceivablesFromGroupEnterprises: 100,
        ShorttermReceivablesFromOwnersAndManagement: 7,
        DepreciationOfPropertyPlantAndEquipment: 5,
      }),
    );
    expect(filled(fields)).toEqual({ receivablesFromRelatedParties: 107, depreciation: 5 });
    expect(fields.elements.receivablesFromRelatedParties).toBe(
      'ShorttermReceivablesFromGroupEnterprises + ShorttermReceivablesFromOwnersAndManagement',
    );
  });

  test('of claims and debts are those of all who are related, whenever they fall due', () => {
    const related = (start: string, others: string[]) =>
      Object.fromEntries(others.map((name, index) => [`${start}${name}`, 10 ** index]));
    const longTerm = ['GroupEnterprises', 'Associates', 'JointVentures', 'ParticipatingInterests'];
    const shortTerm = ['GroupEnterprises', 'Associates', 'JointVentures', 'ParticipatingInterest'];
    const fields = statementFields(
      statement({
        ...related('LongtermPayablesTo', [...longTerm, 'ShareholdersAndManagement']),
        ...related('ShorttermPayablesTo', [...shortTerm, 'ShareholdersAndManagement']),
        ...related('ShorttermReceivablesFrom', [...longTerm, 'OwnersAndManagement']),
      }),
    );
    expect(filled(fields)).toEqual({
      longTermDebtToRelatedParties: 11_111,
      shortTermDebtToRelatedParties: 11_111,
      receivablesFromRelatedParties: 11_111,
    });
  });

  test('keep to whole hundredths', () => {
    const parts = {
      TaxExpenseOnOrdinaryActivities: 0.1,
      TaxExpenseOnExtraordinaryEvents: 0.2,
    };
    expect(statementFields(statement(parts)).values.taxExpense).toBe(0.3);
  });
});

describe('other intangible assets', () => {
  const field = (values: Record<string, number>) => {
    const { values: found, elements } = statementFields(statement(values));
    return [found.otherIntangibleAssets, elements.otherIntangibleAssets];
  };

  test('are the lines besides goodwill, a split line being the sum of its parts', () => {
    expect(field({ AcquiredLicences: 5, AcquiredPatents: 2, IntangibleAssets: 99 })).toEqual([
      7,
      'AcquiredPatents + AcquiredLicences',
    ]);
    expect(field({ AcquiredIntangibleAssets: 8, AcquiredLicences: 5 })).toEqual([
      8,
      'AcquiredIntangibleAssets',
    ]);
  });

  test('are the rest when only the total and goodwill are there', () => {
    const rest = 'IntangibleAssets - Goodwill';
    expect(field({ IntangibleAssets: 99, Goodwill: 40 })).toEqual([59, rest]);
    expect(field({ IntangibleAssets: 99 })).toEqual([null, undefined]);
  });
});

test('equity before minority interests is stated, or derived from both parts', () => {
  const derived = statementFields(statement({ Equity: 100, MinorityInterests: 30 }));
  expect(derived.values.equityBeforeMinorityInterests).toBe(70);
  expect(derived.elements.equityBeforeMinorityInterests).toBe('Equity - MinorityInterests');
  const stated = { Equity: 100, MinorityInterests: 30, EquityAttributableToParent: 69 };
  expect(statementFields(statement(stated)).values.equityBeforeMinorityInterests).toBe(69);
  expect(
    statementFields(statement({ Equity: 100 })).values.equityBeforeMinorityInterests,
  ).toBeNull();
});

test('minority interests beside equity, as until 2015, are not taken off it', () => {
  const before = (values: Record<string, number>) => {
    const { values: found, elements } = statementFields(statement(values));
    return [found.equityBeforeMinorityInterests, elements.equityBeforeMinorityInterests];
  };
  const rest = { MinorityInterests: 300_000, Provisions: 50_000 };
  const debts = { ...rest, LiabilitiesOtherThanProvisions: 650_000 };
  const derived = 'Equity - MinorityInterests';
  expect(before({ ...debts, Equity: 1_000_000, LiabilitiesAndEquity: 2_000_000 })).toEqual([
    ...[1_000_000, 'Equity'],
  ]);
  expect(before({ ...debts, Equity: 1_300_000, LiabilitiesAndEquity: 2_000_000 })).toEqual([
    ...[1_000_000, derived],
  ]);
  // Without the debts, the two cases cannot be distinguished.
  expect(before({ ...rest, Equity: 1_000_000, LiabilitiesAndEquity: 2_000_000 })).toEqual([
    ...[700_000, derived],
  ]);
  const short = { ...rest, ShorttermLiabilitiesOtherThanProvisions: 650_000 };
  expect(before({ ...short, Equity: 1_000_000, LiabilitiesAndEquity: 2_000_000 })[0]).toBe(
    1_000_000,
  );
});

describe('finance expenses without a total', () => {
  const told = (values: Record<string, number>, conflicts: string[] = []) => {
    const { values: found, elements, flags } = statementFields(statement(values, conflicts));
    const { otherFinanceExpense: field } = elements;
    return [found.otherFinanceExpense, field ?? flags.otherFinanceExpense];
  };
  const group = 'FinanceExpensesArisingFromGroupEnterprises';
  const note = {
    InterestExpenseAssignedToGroupEnterprises: 7,
    InterestExpenseAssignedToAssociates: 2,
    OtherInterestExpenses: 3,
  };

  test('are the two lines of the income statement', () => {
    const lines = { [group]: 7, RestOfOtherFinanceExpenses: 3 };
    expect(told(lines)).toEqual([10, `${group} + RestOfOtherFinanceExpenses`]);
  });

  test('are those of the notes, each counted once', () => {
    const parts = 'InterestExpenseAssignedToAssociates + OtherInterestExpenses';
    expect(told(note)).toEqual([12, `InterestExpenseAssignedToGroupEnterprises + ${parts}`]);
    expect(told({ ...note, [group]: 8 })).toEqual([13, `${group} + ${parts}`]);
    expect(told({ ...note, RestOfOtherFinanceExpenses: 12 })).toEqual([
      ...[12, 'RestOfOtherFinanceExpenses'],
    ]);
    expect(told({ OtherInterestExpenses: 3 })).toEqual([3, 'OtherInterestExpenses']);
  });

  test('give way to any total, also one that the report contradicts itself about', () => {
    for (const total of ['OtherFinanceExpenses', 'FinanceExpenses', 'ifrs-full:FinanceCosts']) {
      expect(told({ ...note, [total]: 20 })).toEqual([20, total]);
    }
    expect(told(note, ['OtherFinanceExpenses'])[0]).toBeNull();
  });

  test('keep their sign, and are unknown where the lines have different ones', () => {
    const negative = { InterestExpenseAssignedToGroupEnterprises: -7, OtherInterestExpenses: -3 };
    expect(told(negative)[0]).toBe(-10);
    expect(told({ ...negative, OtherInterestExpenses: 0 })[0]).toBe(-7);
    expect(told({ ...negative, OtherInterestExpenses: 3 })).toEqual([
      null,
      'the report gives InterestExpenseAssignedToGroupEnterprises + OtherInterestExpenses with different signs',
    ]);
  });
});

test('liabilities of IFRS hold the provisions, which are told beside them', () => {
  const told = (values: Record<string, number>) => {
    const { values: found } = statementFields(statement(values));
    return [found.liabilitiesOtherThanProvisions, found.provisions];
  };
  expect(told({ 'ifrs-full:Liabilities': 900, 'ifrs-full:Provisions': 60 })).toEqual([840, 60]);
  expect(told({ 'ifrs-full:Liabilities': 900 })).toEqual([900, null]);
});

test('one amount of other short-term debt fills one field', () => {
  expect(filled(statementFields(statement({ OtherShorttermPayables: 5 })))).toEqual({
    otherShortTermPayables: 5,
  });
});

test('deferred tax is the liability, and no asset is set off against it', () => {
  const values = { ProvisionsForDeferredTax: 10, CurrentDeferredTaxAssets: 4 };
  expect(statementFields(statement(values)).values.deferredTaxes).toBe(10);
  const asset = statementFields(statement({ CurrentDeferredTaxAssets: 4 }));
  expect(asset.values.deferredTaxes).toBeNull();
});

test('a contradiction leaves the field empty, flagged, and the next element unused', () => {
  const fields = statementFields(
    statement({ FinanceIncome: 2, Equity: 10 }, ['OtherFinanceIncome', 'MinorityInterests']),
  );
  expect(filled(fields)).toEqual({ equity: 10 });
  expect(fields.flags).toEqual({
    otherFinanceIncome: 'the report gives different values of OtherFinanceIncome',
    equityBeforeMinorityInterests: 'the report gives different values of MinorityInterests',
  });
});

test('what no column can hold is flagged', () => {
  const fields = statementFields(statement({ Assets: 2e18, AverageNumberOfEmployees: 1e10 }));
  expect(filled(fields)).toEqual({});
  expect(fields.employees).toBeNull();
  expect(Object.keys(fields.flags)).toEqual(['employees', 'assets']);
});

test('revenue under IFRS may be that from contracts alone, but never where there is a total', () => {
  const contracts = { 'ifrs-full:RevenueFromContractsWithCustomers': 80 };
  const revenue = (values: Record<string, number>) =>
    statementFields(statement({ ...contracts, ...values })).values.revenue;
  expect(revenue({})).toBe(80);
  expect(revenue({ 'ifrs-full:Revenue': 100 })).toBe(100);
  expect(revenue({ 'ifrs-dk-cor_2013-12-20:NetSales': 100 })).toBe(100);
});

test('IFRS elements fill the same fields, whatever the edition of the Danish additions', () => {
  const fields = statementFields(
    statement(
      {
        'ifrs-dk-cor_2014-12-20:NetSales': 500,
        'ifrs-full:ProfitLossFromOperatingActivities': 60,
        'ifrs-full:EquityAndLiabilities': 900,
        'ifrs-full:Cash': 18,
        'ifrs-full:CashAndCashEquivalents': -162,
        'ifrs-full:IntangibleAssetsAndGoodwill': 90,
        'ifrs-full:Goodwill': 50,
      },
      ['ifrs-dk-cor_2014-12-20:OtherPlantEquipmentAndFixtures'],
    ),
  );
  expect(filled(fields)).toEqual({
    revenue: 500,
    profitLossFromOrdinaryOperatingActivities: 60,
    liabilitiesAndEquity: 900,
    cashAndCashEquivalents: 18,
    goodwill: 50,
    otherIntangibleAssets: 40,
  });
  expect(fields.elements.revenue).toBe('ifrs-dk-cor_2014-12-20:NetSales');
  expect(Object.keys(fields.flags)).toEqual(['otherPlantsAndEquipment']);
});
