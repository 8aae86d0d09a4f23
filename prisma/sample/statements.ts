import type { Random } from './random';
import { blankValues, type Values } from './statement-values';

/** Traits of a company that stay constant from year to year. */
export type Business = {
  /** Income during a year; 0 for a holding. */
  revenue: number;
  /** Share of revenue left after goods and external costs. */
  margin: number;
  employees: number;
  /** Share of fixed assets in all assets: high for real estate, low for consultants. */
  fixedShare: number;
  property: boolean;
  holding: boolean;
  trades: boolean;
  group: boolean;
  capital: number;
  /** The statement starts at gross profit, as small companies may. */
  hidesRevenue: boolean;
  /** Costs are reported by function (distribution, administration) rather than by nature. */
  byFunction: boolean;
};

function share(whole: number, part: number): number {
  return Math.max(0, Math.round(whole * part));
}

const some = (amount: number) => (amount === 0 ? null : amount);

/** Fills the lines down to the operating result and returns it. */
function operate(values: Values, business: Business, random: Random): number {
  const { revenue, margin, holding, employees } = business;
  if (holding) {
    values.grossProfit = -Math.round(8_000 + random.exponential(22_000));
    return values.grossProfit;
  }
  const gross = Math.round(revenue * margin * random.normal(1, 0.08));
  const depreciation = share(revenue, 0.005 + 0.04 * business.fixedShare * random.next());
  values.revenue = business.hidesRevenue ? null : Math.round(revenue);
  if (business.byFunction) {
    values.grossResult = gross;
    values.distributionCost = share(gross, 0.2 + 0.25 * random.next());
    values.administrativeExpenses = share(gross, 0.35 + 0.3 * random.next());
    return gross - values.distributionCost - values.administrativeExpenses;
  }
  const personnelShare = employees > 0 ? Math.max(0.2, random.normal(0.74, 0.16)) : 0.08;
  const personnelCosts = share(gross, personnelShare);
  values.grossProfit = gross;
  values.personnelCosts = some(personnelCosts);
  values.depreciation = some(depreciation);
  return gross - personnelCosts - depreciation;
}

/** Fills the income statement; returns the profit and the tax payable. */
function earn(values: Values, business: Business, debt: number, assets: number, random: Random) {
  const operating = operate(values, business, random);
  const yielded = business.holding ? Math.max(0, assets * random.normal(0.09, 0.08)) : 0;
  const income = Math.round(yielded + assets * 0.004 * random.next());
  const expense = Math.round(Math.max(0, debt) * (0.01 + 0.035 * random.next()));
  const beforeTax = operating + income - expense;
  // Dividends from subsidiaries are tax-free.
  const taxed = business.holding ? operating - expense : beforeTax;
  const tax = taxed > 0 ? Math.round(taxed * 0.22) : 0;
  values.profitLossFromOrdinaryOperatingActivities = operating;
  values.otherFinanceIncome = some(income);
  values.otherFinanceExpense = some(expense);
  if (random.chance(0.1)) values.otherInterestExpenses = some(share(expense, 0.8));
  if (random.chance(0.06)) values.otherInterestIncome = some(share(income, 0.6));
  if (random.chance(0.08)) {
    values.interestExpenseAssignedToGroupEnterprises = some(share(expense, 0.3));
  }
  values.profitLossBeforeTax = beforeTax;
  values.taxExpense = some(tax);
  values.profitLoss = beforeTax - tax;
  return { profit: beforeTax - tax, tax };
}

/** Fixed and current assets; the named items never exceed their sum. */
function fillAssets(values: Values, business: Business, assets: number, random: Random): void {
  const fixed = Math.min(assets, share(assets, business.fixedShare * random.normal(1, 0.06)));
  const current = assets - fixed;
  const property = business.property ? share(fixed, 0.85) : 0;
  const plant = business.holding ? 0 : share(fixed - property, 0.7);
  const equipment = share(plant, 0.5 + 0.4 * random.next());
  const intangible = fixed - property - plant;
  const goodwill = random.chance(0.14) && !business.holding ? share(intangible, 0.5) : 0;
  const inventories = business.trades ? share(current, 0.15 + 0.3 * random.next()) : 0;
  const securities = random.chance(business.holding ? 0.4 : 0.06) ? share(current, 0.35) : 0;
  const rest = current - inventories - securities;
  const cash = share(rest, 0.1 + 0.7 * random.next());
  const related = random.chance(business.holding ? 0.6 : 0.2) ? 0.5 : 0;
  values.assets = assets;
  values.noncurrentAssets = fixed;
  values.currentAssets = current;
  values.goodwill = some(goodwill);
  if (random.chance(0.1)) values.otherIntangibleAssets = some(share(intangible - goodwill, 0.4));
  values.landAndBuildings = some(property);
  values.otherPlantsAndEquipment = some(equipment);
  values.otherTangibleFixedAssets = some(plant - equipment);
  values.propertyPlantAndEquipment = some(property + plant);
  if (random.chance(0.15)) {
    values.propertyPlantAndEquipmentGross = some(share(property + plant, 1.6));
  }
  values.inventories = some(inventories);
  values.securities = some(securities);
  values.cashAndCashEquivalents = cash;
  values.shortTermReceivables = rest - cash;
  values.receivablesFromRelatedParties = some(share(rest - cash, related));
  values.otherShortTermReceivables = some(share(rest - cash, 0.3));
}

/** Debts that add up: the short-term items to the short-term total, the rest is long-term. */
function fillDebt(values: Values, business: Business, debt: number, tax: number, random: Random) {
  const { property, trades } = business;
  const long = share(debt, property ? 0.75 : random.chance(0.3) ? 0.3 : 0);
  const mortgage = property ? share(long, 0.8) : 0;
  const banks = share(long - mortgage, 0.6);
  const related = random.chance(0.3) ? long - mortgage - banks : 0;
  const short = debt - long;
  const corporateTax = Math.min(short, tax);
  const free = short - corporateTax;
  const shortMortgage = property ? share(free, 0.15) : 0;
  const shortBanks = random.chance(0.35) ? share(free, 0.25) : 0;
  const shortRelated = random.chance(0.35) ? share(free, 0.3) : 0;
  const trade = share(free, trades ? 0.25 : 0.1);
  const other = random.chance(0.1) ? share(free, 0.05) : 0;
  values.liabilitiesOtherThanProvisions = debt;
  values.longTermDebtToMortgage = some(mortgage);
  values.longTermDebtToBanks = some(banks);
  values.longTermDebtToRelatedParties = some(related);
  values.otherLongTermDebts = some(long - mortgage - banks - related);
  values.shortTermLiabilitiesOtherThanProvisions = short;
  values.corporateTax = some(corporateTax);
  values.shortTermMortgageDebt = some(shortMortgage);
  values.shortTermDebtToBanks = some(shortBanks);
  values.shortTermDebtToRelatedParties = some(shortRelated);
  values.shortTermTradePayables = some(trade);
  values.otherShortTermDebt = some(other);
  values.otherShortTermPayables = free - shortMortgage - shortBanks - shortRelated - trade - other;
}

/**
 * Yearly statements of one business, without end. Profit less dividends goes to retained earnings,
 * and assets not covered by equity are financed by debt.
 */
export function* yearlyStatements(start: Business, random: Random): Generator<Values, never> {
  const { capital } = start;
  let { revenue } = start;
  const size = start.holding ? revenue : revenue * (0.3 + 0.7 * random.next());
  let assets = Math.round(Math.max(size, capital) * (1 + start.fixedShare * 2));
  let retained = Math.round(assets * random.normal(0.22, 0.18));
  for (;;) {
    const values = blankValues();
    const business = { ...start, revenue };
    const { profit, tax } = earn(values, business, assets - capital - retained, assets, random);
    retained += profit;
    if (profit > 0 && retained > profit && random.chance(0.45)) {
      retained -= share(profit, 0.7 * random.next());
    }
    const equity = capital + retained;
    const provisions = random.chance(0.35) ? share(Math.max(0, profit), 0.15) : 0;
    const wanted = Math.round(assets * Math.max(0.5, random.normal(1.03, 0.12)));
    assets = Math.max(wanted, equity + provisions + tax + share(assets, 0.08), 1000);
    fillAssets(values, business, assets, random);
    values.equity = equity;
    values.contributedCapital = capital;
    values.retainedEarnings = retained;
    if (business.group) values.equityBeforeMinorityInterests = equity - share(equity, 0.03);
    values.provisions = some(provisions);
    values.deferredTaxes = some(provisions);
    fillDebt(values, business, assets - equity - provisions, tax, random);
    values.liabilitiesAndEquity = assets;
    yield values;
    revenue *= Math.max(0.4, random.normal(1.04, 0.14));
  }
}
