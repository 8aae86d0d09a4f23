import { entriesOf } from '@/lib/entries';
import type { Statement, StatementFields } from '../types';
import { standBesideEquity } from './minorities';
import { type Rule, type StatementField, statementRules } from './rules';

/**
 * A value with the elements it is computed from, or the reason for leaving it empty; null: not
 * reported.
 */
type Outcome = { value: number; text: string; parts: number } | { reason: string } | null;

/** Larger numbers are not amounts; the columns hold 18 and 10 digits before the decimal point. */
const maxAmount = 1e18;
const maxEmployees = 1e10;

const ifrsDk = /^ifrs-dk-cor[^:]*:/;

/** Looks up elements by their name in the rules, whatever the edition of their taxonomy. */
class Elements {
  /** Name in the rules → name in the report, where they differ. */
  readonly #names = new Map<string, string>();

  constructor(private readonly statement: Statement) {
    for (const name of [...statement.values.keys(), ...statement.conflicts]) {
      if (ifrsDk.test(name)) this.#names.set(name.replace(ifrsDk, 'ifrs-dk-cor:'), name);
    }
  }

  find(element: string): Outcome {
    const name = this.#names.get(element) ?? element;
    if (this.statement.conflicts.has(name)) {
      return { reason: `the report gives different values of ${name}` };
    }
    const value = this.statement.values.get(name);
    return value === undefined ? null : { value, text: name, parts: 1 };
  }
}

function findFirst(rules: readonly Rule[], elements: Elements): Outcome {
  for (const rule of rules) {
    const outcome = evaluate(rule, elements);
    // A contradiction ends the search: the next element would have another meaning.
    if (outcome) return outcome;
  }
  return null;
}

function addUp(rules: readonly Rule[], elements: Elements): Outcome {
  let total: Outcome = null;
  for (const rule of rules) {
    const part = evaluate(rule, elements);
    if (!part) continue;
    if ('reason' in part) return part;
    total = total
      ? {
          value: total.value + part.value,
          text: `${total.text} + ${part.text}`,
          parts: total.parts + part.parts,
        }
      : part;
  }
  return total;
}

/**
 * Reports state costs as positive or all as negative numbers. With both, it is unknown which of
 * them are costs.
 */
function addUpCosts(rules: readonly Rule[], elements: Elements): Outcome {
  const total = addUp(rules, elements);
  if (!total || 'reason' in total) return total;
  const signs = rules.flatMap((rule) => {
    const part = evaluate(rule, elements);
    return part && 'value' in part && part.value !== 0 ? Math.sign(part.value) : [];
  });
  if (new Set(signs).size <= 1) return total;
  return { reason: `the report gives ${total.text} with different signs` };
}

function subtract(whole: Rule, part: Rule, elements: Elements): Outcome {
  const from = evaluate(whole, elements);
  const less = evaluate(part, elements);
  if (!from || !less) return null;
  if ('reason' in from) return from;
  if ('reason' in less) return less;
  return {
    value: from.value - less.value,
    text: `${from.text} - ${less.text}`,
    parts: from.parts + less.parts,
  };
}

function evaluate(rule: Rule, elements: Elements): Outcome {
  if (typeof rule === 'string') return elements.find(rule);
  if ('first' in rule) return findFirst(rule.first, elements);
  if ('sum' in rule) return addUp(rule.sum, elements);
  if ('costs' in rule) return addUpCosts(rule.costs, elements);
  if ('given' in rule) return elements.find(rule.given) && evaluate(rule.rule, elements);
  return subtract(...rule.minus, elements);
}

function checked(field: StatementField, outcome: Outcome): Outcome {
  if (!outcome || 'reason' in outcome) return outcome;
  const limit = field === 'employees' ? maxEmployees : maxAmount;
  if (Math.abs(outcome.value) < limit) return outcome;
  return { reason: `${outcome.text} is out of range: ${outcome.value}` };
}

/** Sums of amounts with two decimals can end in 0.30000000000000004. */
const rounded = ({ value, parts }: { value: number; parts: number }) =>
  parts === 1 ? value : Math.round(value * 100) / 100;

const fields = entriesOf(statementRules);

/** Minority interests that are not part of equity must not be subtracted from it. */
const ruleFor = (field: StatementField, rule: Rule, statement: Statement): Rule =>
  field === 'equityBeforeMinorityInterests' && standBesideEquity(statement) ? 'Equity' : rule;

/**
 * Fills the statement columns of accounting_periods from a statement by the rules. Signs are kept
 * as reported. Values that are not reported are null, and so are, with a flag, those that the
 * report contradicts itself about.
 */
export function statementFields(statement: Statement): StatementFields {
  const elements = new Elements(statement);
  const result: StatementFields = { employees: null, values: {}, elements: {}, flags: {} };
  for (const [field, rule] of fields) {
    const outcome = checked(field, evaluate(ruleFor(field, rule, statement), elements));
    const found = outcome && 'value' in outcome ? outcome : null;
    if (found) result.elements[field] = found.text;
    if (outcome && 'reason' in outcome) result.flags[field] = outcome.reason;
    const value = found && rounded(found);
    if (field === 'employees') result.employees = value;
    else result.values[field] = value;
  }
  return result;
}
