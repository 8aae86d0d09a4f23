import 'server-only';
import type { AccountScope } from '@/prisma/client/enums';
import type { ReportPeriod, Statement } from '../types';
import { type Amount, readNumber, reconcile } from './amounts';
import { isNear } from './days';
import type { Flags } from './flags';
import type { Context, Fact, Instance } from './instance';
import { elementKey, isIfrsSpace, isStatementSpace, statementSpace } from './names';

/** Amounts above this are mistakes; numbers of that size are no longer exact either. */
const maxAmount = 1e15;

type Sheet = { scope: AccountScope; comparative: boolean; amounts: Map<string, Amount[]> };
type Place = {
  comparative: boolean;
  /** Whether the context is of that very period, not of one that differs by a day. */
  exact: boolean;
};
type Placed = {
  fact: Fact;
  value: number;
  currency: string | null;
  sheet: Sheet;
  exact: boolean;
};

type Currencies = Record<AccountScope, string>;

/**
 * The scope of figures that do not state one, by their namespace. In the Danish taxonomy it is the
 * company alone, also in the part of that taxonomy that the IFRS report of a listed company has; what
 * such a company tags by IFRS is the group's.
 */
export function defaultScopes(instance: Instance, stated: boolean): (uri: string) => AccountScope {
  const other = otherScope(instance, stated);
  return (uri) => (uri === statementSpace ? 'SOLO' : other);
}

/** That of figures of all other taxonomies. */
function otherScope({ contexts, facts }: Instance, stated: boolean): AccountScope {
  const others = facts.filter(({ uri }) => uri !== statementSpace && isStatementSpace(uri));
  if (others.some(({ context }) => contexts.get(context)?.axis === 'danish')) return 'SOLO';
  const used = [...contexts.values()];
  if (used.some(({ axis }) => axis === 'ifrs')) return 'GROUP';
  // An LEI alone is not sufficient: companies that use the Danish taxonomy may have one too.
  const isListed = !stated || used.some(({ lei }) => lei);
  return isListed && others.some(({ uri }) => isIfrsSpace(uri)) ? 'GROUP' : 'SOLO';
}

const matches = ({ start, end }: Context, { startDate, endDate }: ReportPeriod): boolean =>
  end === endDate && (start === null || start === startDate);

/** Some reports begin or end a year a day off in their contexts, such as on 1 January after it. */
const almostMatches = ({ start, end }: Context, { startDate, endDate }: ReportPeriod): boolean =>
  end !== null && isNear(end, endDate) && (start === null || isNear(start, startDate));

/** Assigns the facts of a report to their statements. */
export class StatementBuilder {
  private readonly sheets = new Map<string, Sheet>();
  private readonly placed: Placed[] = [];
  private readonly keys = new Map<string, Map<string, string>>();

  constructor(
    private readonly instance: Instance,
    private readonly periods: { current: ReportPeriod; preceding: ReportPeriod | null },
    private readonly scopeOf: (uri: string) => AccountScope,
    private readonly flags: Flags,
  ) {}

  build(): Statement[] {
    for (const fact of this.instance.facts) this.place(fact);
    const currencies = this.currencies();
    for (const placed of this.placed) if (placed.exact) this.enter(placed, currencies);
    const lacking = this.placed.filter(
      ({ exact, fact, sheet }) => !exact && !sheet.amounts.has(this.keyOf(fact)),
    );
    for (const placed of lacking) {
      this.flags.count(
        'values of a period that differs by a day are taken',
        this.keyOf(placed.fact),
      );
      this.enter(placed, currencies);
    }
    return [...this.sheets.values()]
      .filter(({ amounts }) => amounts.size > 0)
      .sort((a, b) => rank(a) - rank(b))
      .map((sheet) => this.statement(sheet, currencies[sheet.scope]));
  }

  private enter({ fact, value, currency: own, sheet }: Placed, currencies: Currencies): void {
    const key = this.keyOf(fact);
    if (own !== null && own !== currencies[sheet.scope]) {
      this.flags.count(`amounts in ${own} are left out`, key);
      return;
    }
    const amount = { value, decimals: fact.decimals };
    const same = sheet.amounts.get(key);
    if (same) same.push(amount);
    else sheet.amounts.set(key, [amount]);
  }

  private place(fact: Fact): void {
    if (fact.nil || !isStatementSpace(fact.uri)) return;
    const context = this.contextOf(fact);
    const place = context && this.placeOf(context);
    if (!place) return;
    const value = readNumber(fact.text);
    if (value === null || !Number.isFinite(value)) {
      this.flags.count('values that are no numbers are left out', this.keyOf(fact));
      return;
    }
    if (Math.abs(value) > maxAmount) {
      this.flags.count('amounts beyond 10^15 are left out', this.keyOf(fact));
      return;
    }
    const unit = fact.unit === null ? null : this.instance.units.get(fact.unit);
    if (unit === undefined || (fact.unit !== null && this.instance.repeatedIds.has(fact.unit))) {
      this.flags.count('values in a unit that is not told are left out', this.keyOf(fact));
      return;
    }
    const sheet = this.sheetOf(context.scope ?? this.scopeOf(fact.uri), place.comparative);
    const currency = unit?.currency ?? null;
    this.placed.push({ fact, value, currency, sheet, exact: place.exact });
  }

  private contextOf(fact: Fact): Context | null {
    const context = this.instance.contexts.get(fact.context);
    if (!context || this.instance.repeatedIds.has(fact.context)) {
      this.flags.count('values in a context that is not told are left out', this.keyOf(fact));
      return null;
    }
    return context.plain ? context : null;
  }

  private placeOf(context: Context): Place | null {
    const { current, preceding } = this.periods;
    if (matches(context, current)) return { comparative: false, exact: true };
    if (preceding && matches(context, preceding)) return { comparative: true, exact: true };
    // An opening balance: a change of accounting policies may part it from the closing one before.
    if (context.start === null && context.end === current.startDate) return null;
    if (almostMatches(context, current)) return { comparative: false, exact: false };
    if (preceding && almostMatches(context, preceding)) return { comparative: true, exact: false };
    return null;
  }

  private sheetOf(scope: AccountScope, comparative: boolean): Sheet {
    const key = `${scope} ${comparative}`;
    const sheet = this.sheets.get(key) ?? { scope, comparative, amounts: new Map() };
    this.sheets.set(key, sheet);
    return sheet;
  }

  /** The group may report in another currency than the company itself. */
  private currencies(): Currencies {
    const usual = mainCurrency(this.placed) ?? 'DKK';
    const of = (scope: AccountScope) =>
      mainCurrency(this.placed.filter(({ sheet }) => sheet.scope === scope)) ?? usual;
    return { SOLO: of('SOLO'), GROUP: of('GROUP') };
  }

  private keyOf({ uri, local }: Fact): string {
    const ofSpace = this.keys.get(uri) ?? new Map<string, string>();
    this.keys.set(uri, ofSpace);
    const key = ofSpace.get(local) ?? elementKey(uri, local);
    ofSpace.set(local, key);
    return key;
  }

  private statement({ scope, comparative, amounts }: Sheet, currency: string): Statement {
    const { current, preceding } = this.periods;
    const { startDate, endDate } = comparative && preceding ? preceding : current;
    const values = new Map<string, number>();
    const conflicts = new Set<string>();
    for (const [key, given] of amounts) {
      const value = reconcile(given);
      if (value !== null) {
        // Adding 0 turns -0 into 0.
        values.set(key, value + 0);
        continue;
      }
      conflicts.add(key);
      const several = [...new Set(given.map((amount) => amount.value))].slice(0, 3).join(' and ');
      this.flags.count(
        `values contradict each other, ${scope.toLowerCase()} ${endDate}`,
        `${key} ${several}`,
      );
    }
    return { startDate, endDate, scope, comparative, currency, values, conflicts };
  }
}

/** The currency of most amounts; null without amounts. */
function mainCurrency(placed: readonly Placed[]): string | null {
  const counts = new Map<string, number>();
  for (const { currency } of placed) {
    if (currency !== null) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return most?.[0] ?? null;
}

const rank = ({ scope, comparative }: Sheet): number =>
  (scope === 'GROUP' ? 2 : 0) + (comparative ? 1 : 0);
