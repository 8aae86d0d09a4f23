import 'server-only';
import { db } from '@/lib/db';
import type { Subscription } from '@/prisma/client/client';
import { chooseSubscription, hasKnownPlan, isAlive, toRow } from './choose';
import { closeCustomer } from './customers';
import type { Provider, ProviderSubscription } from './provider';
import { removePlan, syncCustomer } from './sync';

type Difference = {
  customerId: string | null;
  userId: string | null;
  /** The difference in a sentence, containing ids only. */
  what: string;
  /** Whether `repair` can fix it; otherwise it needs manual attention. */
  mends: boolean;
};

/** A row of our table, actual or expected. */
type Row = Omit<Subscription, 'userId' | 'updatedAt'>;
type Held = Row & { userId: string };

const AT_ONCE = 500;

const dayOf = (moment: Date | null) => moment?.toISOString() ?? 'no known day';

/** All of a row: two that are said alike are alike. */
function say(row: Row | null): string {
  if (!row) return 'no plan';
  const { plan, status, providerSubscriptionId: id, cancelAt } = row;
  const period = `from ${dayOf(row.currentPeriodStart)} to ${dayOf(row.currentPeriodEnd)}`;
  const end = cancelAt && `cancelled for ${dayOf(cancelAt)}`;
  const access = `access until ${dayOf(row.accessUntil)}`;
  return [`${plan} ${status} ${period}`, id ?? 'no subscription', end, access]
    .filter(Boolean)
    .join(', ');
}

async function byCustomer(provider: Provider): Promise<Map<string, ProviderSubscription[]>> {
  const found = new Map<string, ProviderSubscription[]>();
  for await (const one of provider.everySubscription()) {
    if (!hasKnownPlan(one)) continue;
    found.set(one.customerId, [...(found.get(one.customerId) ?? []), one]);
  }
  return found;
}

type Customer = { id: string; userId: string | null };

/** The differences of one customer. */
function compare(
  { id, userId }: Customer,
  all: readonly ProviderSubscription[],
  held: Held | null,
): Difference[] {
  const chosen = chooseSubscription(all);
  const alive = all.filter(isAlive);
  const found: Difference[] = [];
  const add = (what: string, mends: boolean) => found.push({ customerId: id, userId, what, mends });
  if (userId === null) {
    if (alive.length > 0) add(`the account is gone and ${alive[0]?.id} still runs`, true);
    return found;
  }
  const should = chosen && toRow(chosen);
  if (say(should) !== say(held))
    add(`the provider says ${say(should)}; we have ${say(held)}`, true);
  if (alive.length > 1) {
    const others = alive.filter((one) => one.id !== chosen?.id).map((one) => one.id);
    add(`is billed twice: ${others.join(', ')} beside ${chosen?.id}`, false);
  }
  return found;
}

async function heldBy(userIds: string[]): Promise<Map<string, Held>> {
  const rows = await db.subscription.findMany({
    where: { userId: { in: userIds } },
    omit: { updatedAt: true },
  });
  return new Map(rows.map((row) => [row.userId, row]));
}

/** Plans of users who are not customers of this provider, e.g. left over from the test checkout. */
async function findBaseless({ kind }: Provider): Promise<Difference[]> {
  const rows = await db.subscription.findMany({
    where: { user: { billingCustomers: { none: { provider: kind } } } },
    select: { userId: true, plan: true, status: true },
  });
  return rows.map(({ userId, plan, status }) => ({
    customerId: null,
    userId,
    mends: true,
    what: `has ${plan} ${status} without being a customer`,
  }));
}

/**
 * Customers that we created at the provider but that are missing from our table. Excludes those in
 * `known`: customers with subscriptions are reported by the caller.
 */
async function findUnentered(provider: Provider, known: ReadonlySet<string>) {
  const found: Difference[] = [];
  for await (const { id, userId } of provider.everyCustomer()) {
    const what = `was made for ${userId}, and is nobody's customer`;
    if (!known.has(id)) found.push({ customerId: id, userId: null, what, mends: false });
  }
  return found;
}

/** All differences between the provider and our tables. */
export async function findDifferences(provider: Provider): Promise<Difference[]> {
  const theirs = await byCustomer(provider);
  const known = new Set(theirs.keys());
  const found: Difference[] = [];
  for (let after = ''; ; ) {
    const customers = await db.billingCustomer.findMany({
      where: { provider: provider.kind, id: { gt: after } },
      orderBy: { id: 'asc' },
      take: AT_ONCE,
    });
    const held = await heldBy(customers.flatMap(({ userId }) => userId ?? []));
    for (const customer of customers) {
      const mine = customer.userId === null ? null : (held.get(customer.userId) ?? null);
      found.push(...compare(customer, theirs.get(customer.id) ?? [], mine));
      theirs.delete(customer.id);
      known.add(customer.id);
    }
    after = customers.at(-1)?.id ?? '';
    if (customers.length < AT_ONCE) break;
  }
  for (const [customerId, all] of theirs) {
    const what = `${all.map(({ id }) => id).join(', ')}: bought here, but nobody's customer`;
    found.push({ customerId, userId: null, what, mends: false });
  }
  const others = [await findUnentered(provider, known), await findBaseless(provider)];
  return [...found, ...others.flat()];
}

/** Updates our side to match. @throws AppError unavailable when the provider is away. */
export async function repair(provider: Provider, { customerId, userId }: Difference) {
  if (customerId !== null && userId !== null) await syncCustomer(provider, customerId);
  else if (customerId !== null) await closeCustomer(provider, customerId);
  else if (userId !== null) await removePlan(provider, userId);
}
