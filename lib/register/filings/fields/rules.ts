import type { Prisma } from '@/prisma/client/client';

/**
 * How a field is filled: an element, the first rule that yields a value, the sum of all rules that
 * do, the difference of two rules that both must, or a rule that only holds where an element is
 * given. Costs are a sum whose parts must have the same sign.
 */
export type Rule =
  | string
  | { first: readonly Rule[] }
  | { sum: readonly Rule[] }
  | { costs: readonly Rule[] }
  | { minus: readonly [Rule, Rule] }
  | { given: string; rule: Rule };

type PeriodColumn = keyof typeof Prisma.AccountingPeriodScalarFieldEnum;
type OwnColumn = 'filingId' | 'endDate' | 'startDate' | 'scope' | 'companyKey' | 'currency';
type DerivedColumn =
  | 'comparative'
  | 'effective'
  | 'elements'
  | 'flags'
  | 'roe'
  | 'roi'
  | 'coverageRatio'
  | 'liquidityRatio'
  | 'profitMargin'
  | 'solvencyRatio';

/** Fields stated in a report, by Prisma field name: all amounts, and the employees. */
export type StatementField = Exclude<PeriodColumn, OwnColumn | DerivedColumn>;

const first = (...rules: Rule[]): Rule => ({ first: rules });
const sum = (...rules: Rule[]): Rule => ({ sum: rules });
const costs = (...rules: Rule[]): Rule => ({ costs: rules });
const minus = (whole: Rule, part: Rule): Rule => ({ minus: [whole, part] });
const given = (element: string, rule: Rule): Rule => ({ given: element, rule });

const depreciation =
  'DepreciationAmortisationExpenseAndImpairmentLossesOfPropertyPlantAndEquipmentAndIntangibleAssetsRecognisedInProfitOrLoss';

/**
 * Lines of the balance sheet other than goodwill; a line that is split up is the sum of its parts.
 */
const intangibleLines = sum(
  'CompletedDevelopmentProjects',
  first(
    'AcquiredIntangibleAssets',
    sum(
      ...['AcquiredConcessions', 'AcquiredPatents', 'AcquiredLicences', 'AcquiredTrademarks'],
      'AcquiredOtherSimilarRights',
    ),
  ),
  first(
    'DevelopmentProjectsInProgressAndPrepaymentsForIntangibleAssets',
    sum('DevelopmentProjectsInProgress', 'PrepaymentsForIntangibleAssets'),
  ),
);

/**
 * The finance expenses of a report without their total. The rest that the income statement gives
 * already contains what the notes split up, and often the interest to group enterprises. Lines that
 * may be gains, such as exchange rate adjustments, are left out.
 */
const financeExpenseLines = first(
  given(
    'RestOfOtherFinanceExpenses',
    costs('FinanceExpensesArisingFromGroupEnterprises', 'RestOfOtherFinanceExpenses'),
  ),
  costs(
    first(
      'FinanceExpensesArisingFromGroupEnterprises',
      'InterestExpenseAssignedToGroupEnterprises',
    ),
    'InterestExpenseAssignedToAssociates',
    'InterestExpenseToParticipatingInterests',
    'OtherInterestExpenses',
  ),
);

/**
 * The elements for each field, in order of preference: those of the Danish statement taxonomy by
 * their bare name, then those of IFRS. `ifrs-dk-cor` matches any edition of the Danish additions to
 * IFRS.
 */
export const statementRules: Record<StatementField, Rule> = {
  employees: first('AverageNumberOfEmployees', 'ifrs-full:AverageNumberOfEmployees'),

  revenue: first(
    'Revenue',
    'ifrs-full:Revenue',
    'ifrs-dk-cor:NetSales',
    // The only line of those without other revenue; with some, the total is one of the above.
    'ifrs-full:RevenueFromContractsWithCustomers',
  ),
  grossProfit: first('GrossProfitLoss', 'ifrs-full:GrossProfit'),
  grossResult: first('GrossResult', 'ifrs-dk-cor:GrossResult'),
  administrativeExpenses: first('AdministrativeExpenses', 'ifrs-full:AdministrativeExpense'),
  personnelCosts: first('EmployeeBenefitsExpense', 'ifrs-full:EmployeeBenefitsExpense'),
  distributionCost: first('DistributionCosts', 'ifrs-full:DistributionCosts'),
  depreciation: first(
    depreciation,
    sum('DepreciationOfPropertyPlantAndEquipment', 'AmortisationOfIntangibleAssets'),
    `ifrs-dk-cor:${depreciation}`,
    'ifrs-full:DepreciationAmortisationAndImpairmentLossReversalOfImpairmentLossRecognisedInProfitOrLoss',
    'ifrs-full:DepreciationAndAmortisationExpense',
  ),
  otherFinanceIncome: first('OtherFinanceIncome', 'FinanceIncome', 'ifrs-full:FinanceIncome'),
  otherFinanceExpense: first(
    'OtherFinanceExpenses',
    'FinanceExpenses',
    'ifrs-full:FinanceCosts',
    financeExpenseLines,
  ),
  otherInterestIncome: 'OtherInterestIncome',
  otherInterestExpenses: 'OtherInterestExpenses',
  taxExpense: first(
    'TaxExpense',
    sum('TaxExpenseOnOrdinaryActivities', 'TaxExpenseOnExtraordinaryEvents'),
    'ifrs-full:IncomeTaxExpenseContinuingOperations',
  ),
  profitLossBeforeTax: first(
    'ProfitLossFromOrdinaryActivitiesBeforeTax',
    'ifrs-full:ProfitLossBeforeTax',
  ),
  profitLoss: first('ProfitLoss', 'ifrs-full:ProfitLoss'),
  profitLossFromOrdinaryOperatingActivities: first(
    'ProfitLossFromOrdinaryOperatingActivities',
    'ifrs-full:ProfitLossFromOperatingActivities',
  ),
  interestExpenseAssignedToGroupEnterprises: first(
    'InterestExpenseAssignedToGroupEnterprises',
    'FinanceExpensesArisingFromGroupEnterprises',
  ),

  goodwill: first('Goodwill', 'ifrs-full:Goodwill'),
  otherIntangibleAssets: first(
    intangibleLines,
    minus('IntangibleAssets', 'Goodwill'),
    'ifrs-full:IntangibleAssetsOtherThanGoodwill',
    minus('ifrs-full:IntangibleAssetsAndGoodwill', 'ifrs-full:Goodwill'),
  ),
  landAndBuildings: first(
    sum('LandAndBuildings', 'InvestmentProperty'),
    sum('ifrs-full:LandAndBuildings', 'ifrs-full:InvestmentProperty'),
  ),
  propertyPlantAndEquipment: first(
    'PropertyPlantAndEquipment',
    'ifrs-full:PropertyPlantAndEquipment',
  ),
  // The cost before depreciation, as stated in a note.
  propertyPlantAndEquipmentGross: first('PropertyPlantAndEquipmentGross'),
  otherPlantsAndEquipment: first(
    'FixturesFittingsToolsAndEquipment',
    'ifrs-dk-cor:OtherPlantEquipmentAndFixtures',
    'ifrs-full:FixturesAndFittings',
  ),
  otherTangibleFixedAssets: first(
    sum('PlantAndMachinery', 'LeaseholdImprovements'),
    'OtherTangibleAssets',
    sum('ifrs-dk-cor:PlantAndMachinery', 'ifrs-dk-cor:LeaseholdImprovements'),
    'ifrs-full:OtherPropertyPlantAndEquipment',
  ),
  assets: first('Assets', 'ifrs-full:Assets'),
  noncurrentAssets: first('NoncurrentAssets', 'ifrs-full:NoncurrentAssets'),
  currentAssets: first('CurrentAssets', 'ifrs-full:CurrentAssets'),
  inventories: first('Inventories', 'ifrs-full:Inventories'),
  shortTermReceivables: first('ShorttermReceivables', 'ifrs-full:TradeAndOtherCurrentReceivables'),
  otherShortTermReceivables: first(
    'OtherShorttermReceivables',
    'ifrs-full:OtherCurrentReceivables',
  ),
  // The field is among the current assets, so long-term receivables are not included.
  receivablesFromRelatedParties: sum(
    'ShorttermReceivablesFromGroupEnterprises',
    'ShorttermReceivablesFromAssociates',
    'ShorttermReceivablesFromJointVentures',
    'ShorttermReceivablesFromParticipatingInterests',
    'ShorttermReceivablesFromOwnersAndManagement',
  ),
  securities: first('ShorttermInvestments', 'OtherShorttermInvestments'),
  // IFRS cash and cash equivalents are those of the cash flow statement, net of overdrafts.
  cashAndCashEquivalents: first(
    'CashAndCashEquivalents',
    'ifrs-full:Cash',
    'ifrs-full:CashAndCashEquivalents',
  ),

  longTermDebtToMortgage: 'LongtermMortgageDebt',
  longTermDebtToBanks: first(
    'LongtermDebtToBanks',
    'LongtermDebtToOtherCreditInstitutions',
    'LongtermDebtToCreditInstitutions',
  ),
  longTermDebtToRelatedParties: sum(
    'LongtermPayablesToGroupEnterprises',
    'LongtermPayablesToAssociates',
    'LongtermPayablesToJointVentures',
    'LongtermPayablesToParticipatingInterests',
    'LongtermPayablesToShareholdersAndManagement',
  ),
  otherLongTermDebts: first(
    'OtherLongtermPayables',
    'OtherPayablesIncludingTaxPayablesLiabilitiesOtherThanProvisionsLongterm',
    'OtherLongtermPayablesLongterm',
    'ifrs-full:OtherNoncurrentPayables',
  ),
  subordinatedLoanCapital: first('EquityLoan', sum('LongtermEquityLoan', 'ShorttermEquityLoan')),
  shortTermLiabilitiesOtherThanProvisions: first(
    'ShorttermLiabilitiesOtherThanProvisions',
    'ifrs-full:CurrentLiabilities',
  ),
  shortTermMortgageDebt: 'ShorttermMortgageDebt',
  shortTermDebtToBanks: first(
    'ShorttermDebtToBanks',
    'ShorttermDebtToOtherCreditInstitutions',
    'ShorttermDebtToCreditInstitutions',
  ),
  shortTermDebtToRelatedParties: sum(
    'ShorttermPayablesToGroupEnterprises',
    'ShorttermPayablesToAssociates',
    'ShorttermPayablesToJointVentures',
    'ShorttermPayablesToParticipatingInterest',
    'ShorttermPayablesToShareholdersAndManagement',
  ),
  shortTermTradePayables: first(
    'ShorttermTradePayables',
    'ifrs-full:TradeAndOtherCurrentPayablesToTradeSuppliers',
  ),
  // The taxonomy has one element for this field and the next; its amount is shown only once.
  otherShortTermDebt: first(),
  otherShortTermPayables: first(
    'OtherShorttermPayables',
    'OtherPayablesIncludingTaxPayablesLiabilitiesOtherThanProvisionsShortterm',
    'OtherShorttermPayablesOther',
    'ifrs-full:OtherCurrentPayables',
  ),
  liabilitiesAndEquity: first('LiabilitiesAndEquity', 'ifrs-full:EquityAndLiabilities'),
  // IFRS liabilities include the provisions, which have a field of their own.
  liabilitiesOtherThanProvisions: first(
    'LiabilitiesOtherThanProvisions',
    minus('ifrs-full:Liabilities', 'ifrs-full:Provisions'),
    'ifrs-full:Liabilities',
  ),
  provisions: first('Provisions', 'ifrs-full:Provisions'),
  // The liability only: a deferred tax asset is never set off against it.
  deferredTaxes: first('ProvisionsForDeferredTax', 'ifrs-full:DeferredTaxLiabilities'),
  equity: first('Equity', 'ifrs-full:Equity'),
  retainedEarnings: first('RetainedEarnings', 'ifrs-full:RetainedEarnings'),
  contributedCapital: first(
    'ContributedCapital',
    'PaidContributedCapital',
    'ifrs-full:IssuedCapital',
  ),
  equityBeforeMinorityInterests: first(
    'EquityAttributableToParent',
    minus('Equity', 'MinorityInterests'),
    'ifrs-full:EquityAttributableToOwnersOfParent',
    minus('ifrs-full:Equity', 'ifrs-full:NoncontrollingInterests'),
  ),
  otherReserves: first('OtherReserves', 'OtherStatutoryReserves', 'ifrs-full:OtherReserves'),
  corporateTax: first(
    'ShorttermTaxPayables',
    'LongtermTaxPayables',
    'TaxPayables',
    'ifrs-full:CurrentTaxLiabilitiesCurrent',
    'ifrs-full:CurrentTaxLiabilities',
  ),
};
