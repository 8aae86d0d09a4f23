/** Periods side by side in a statement. */
export const PERIODS_SHOWN = 4;

/** The currency that need not be named. */
export const USUAL_CURRENCY = 'DKK';

/** The company alone, or with its subsidiaries. */
export const SCOPES = ['solo', 'group'] as const;

/** The lines of the income statement, in groups and in display order. */
export const INCOME_STATEMENT = [
  { id: 'grossProfit', fields: ['revenue', 'grossProfit', 'grossResult'] },
  {
    id: 'operation',
    fields: [
      'distributionCost',
      'administrativeExpenses',
      'personnelCosts',
      'depreciation',
      'profitLossFromOrdinaryOperatingActivities',
    ],
  },
  {
    id: 'finance',
    fields: [
      'otherFinanceIncome',
      'otherInterestIncome',
      'otherFinanceExpense',
      'otherInterestExpenses',
      'interestExpenseAssignedToGroupEnterprises',
    ],
  },
  // The specification includes neither this subtotal nor the employees, but reports state both.
  { id: 'result', fields: ['profitLossBeforeTax', 'taxExpense', 'profitLoss'] },
  { id: 'people', fields: ['employees'] },
] as const;

/** The lines of the balance sheet: assets, then equity and liabilities. */
export const BALANCE_SHEET = [
  {
    id: 'noncurrentAssets',
    fields: [
      'goodwill',
      'otherIntangibleAssets',
      'landAndBuildings',
      'otherPlantsAndEquipment',
      'otherTangibleFixedAssets',
      'propertyPlantAndEquipment',
      'propertyPlantAndEquipmentGross',
      'noncurrentAssets',
    ],
  },
  {
    id: 'currentAssets',
    fields: [
      'inventories',
      'shortTermReceivables',
      'otherShortTermReceivables',
      'receivablesFromRelatedParties',
      'securities',
      'cashAndCashEquivalents',
      'currentAssets',
      'assets',
    ],
  },
  {
    id: 'equity',
    fields: [
      'contributedCapital',
      'otherReserves',
      'retainedEarnings',
      'equityBeforeMinorityInterests',
      'equity',
    ],
  },
  { id: 'provisions', fields: ['deferredTaxes', 'provisions'] },
  {
    id: 'longTermDebt',
    fields: [
      'longTermDebtToMortgage',
      'longTermDebtToBanks',
      'longTermDebtToRelatedParties',
      'otherLongTermDebts',
      'subordinatedLoanCapital',
    ],
  },
  {
    id: 'shortTermDebt',
    fields: [
      'shortTermMortgageDebt',
      'shortTermDebtToBanks',
      'shortTermDebtToRelatedParties',
      'shortTermTradePayables',
      'corporateTax',
      'otherShortTermDebt',
      'otherShortTermPayables',
      'shortTermLiabilitiesOtherThanProvisions',
    ],
  },
  { id: 'total', fields: ['liabilitiesOtherThanProvisions', 'liabilitiesAndEquity'] },
] as const;

type IncomeField = (typeof INCOME_STATEMENT)[number]['fields'][number];
type BalanceField = (typeof BALANCE_SHEET)[number]['fields'][number];
export type StatementField = IncomeField | BalanceField;

export const INCOME_FIELDS: readonly IncomeField[] = INCOME_STATEMENT.flatMap(
  (group): readonly IncomeField[] => group.fields,
);
export const BALANCE_FIELDS: readonly BalanceField[] = BALANCE_SHEET.flatMap(
  (group): readonly BalanceField[] => group.fields,
);
export const STATEMENT_FIELDS: readonly StatementField[] = [...INCOME_FIELDS, ...BALANCE_FIELDS];

/** Lines that are not part of the statements in the API contract. */
export const OWN_LINES: ReadonlySet<StatementField> = new Set([
  'profitLossBeforeTax',
  'employees',
  'propertyPlantAndEquipment',
]);

/** Totals and subtotals, which are emphasised. */
export const TOTAL_FIELDS: ReadonlySet<StatementField> = new Set([
  'profitLossFromOrdinaryOperatingActivities',
  'profitLossBeforeTax',
  'profitLoss',
  'noncurrentAssets',
  'currentAssets',
  'assets',
  'equity',
  'provisions',
  'shortTermLiabilitiesOtherThanProvisions',
  'liabilitiesOtherThanProvisions',
  'liabilitiesAndEquity',
]);

/**
 * Lines that the line above them, or above their siblings, already contains, with that line: as
 * read from reports (lib/register/filings/fields/rules.ts), the others are no part of one above.
 */
export const PART_OF: ReadonlyMap<StatementField, StatementField> = new Map([
  ['otherInterestIncome', 'otherFinanceIncome'],
  ['otherInterestExpenses', 'otherFinanceExpense'],
  ['interestExpenseAssignedToGroupEnterprises', 'otherFinanceExpense'],
  ['otherShortTermReceivables', 'shortTermReceivables'],
  ['receivablesFromRelatedParties', 'shortTermReceivables'],
]);
