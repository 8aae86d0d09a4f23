import { expect, test } from 'vitest';
import type { Stripe } from '@/lib/integrations/stripe';
import { MARK, toCheckout, toInvoice, toSubscription, toUpgrade } from './stripe-mapper';

const prices = { MONTHLY: 'price_m', YEARLY: 'price_y' };
const [START, END] = [1_767_225_600, 1_769_904_000];
const at = (seconds: number) => new Date(seconds * 1_000);

const price = (id: string, interval?: string) => ({
  id,
  recurring: interval ? { interval } : null,
});

function found(given: object = {}, of: object = price('price_m', 'month')): Stripe.Subscription {
  const item = { price: of, current_period_start: START, current_period_end: END };
  return {
    ...{ id: 'sub_1', customer: { id: 'cus_1' }, status: 'active', metadata: {} },
    ...{ cancel_at: null, cancel_at_period_end: false, canceled_at: null, ended_at: null },
    ...{ latest_invoice: null, created: START, items: { data: [item] } },
    ...given,
  } as never;
}
const read = (given: object, of?: object) => toSubscription(found(given, of), prices);

test('a subscription has the customer, the plan and the period of its item', () => {
  expect(read({})).toEqual({
    ...{ id: 'sub_1', customerId: 'cus_1', plan: 'MONTHLY', status: 'active' },
    ...{ periodStart: at(START), periodEnd: at(END), createdAt: at(START) },
    ...{ cancelAt: null, unpaidSince: null, endedAt: null },
  });
  expect(read({ customer: 'cus_2' }, price('price_y'))).toMatchObject({
    ...{ customerId: 'cus_2', plan: 'YEARLY' },
  });
});

test.each([
  ['month', { [MARK]: 'ida' }, 'MONTHLY'],
  ['year', { [MARK]: 'ida' }, 'YEARLY'],
  ['week', { [MARK]: 'ida' }, null],
  [undefined, { [MARK]: 'ida' }, null],
  ['year', {}, null],
])('a former price, paid each %s with %j, is the plan %s', (interval, metadata, plan) => {
  expect(read({ metadata }, price('price_former', interval)).plan).toBe(plan);
});

test('it ends on the day that is set, or with its period when that is all that is said', () => {
  expect(read({ cancel_at_period_end: true }).cancelAt).toEqual(at(END));
  expect(read({ cancel_at_period_end: true, cancel_at: END + 9 }).cancelAt).toEqual(at(END + 9));
  expect(read({ cancel_at: START + 9 }).cancelAt).toEqual(at(START + 9));
});

test('it has ended when it did, not when that was decided', () => {
  expect(read({ canceled_at: START, ended_at: END }).endedAt).toEqual(at(END));
  expect(read({ canceled_at: START }).endedAt).toEqual(at(START));
});

test.each([
  ['its open invoice', { id: 'in_1', status: 'open', created: START + 60 }, at(START + 60)],
  ['its period, as the invoice is paid', { id: 'in_1', status: 'paid', created: 9 }, at(START)],
  ['its period, as the invoice is not told', 'in_1', at(START)],
  ['its period, as there is no invoice', null, at(START)],
])('what is past due is so since %s', (_what, latest_invoice, since) => {
  expect(read({ status: 'past_due', latest_invoice }).unpaidSince).toEqual(since);
  expect(read({ latest_invoice }).unpaidSince, 'only then').toBeNull();
});

test.each([
  ['open', 'unpaid', 'open'],
  [null, 'unpaid', 'open'],
  ['expired', 'unpaid', 'expired'],
  ['complete', 'unpaid', 'processing'],
  ['complete', 'paid', 'paid'],
  ['complete', 'no_payment_required', 'paid'],
])('a checkout that is %s and %s is %s', (status, payment_status, said) => {
  const session = {
    ...{ customer: 'cus_1', status, payment_status, amount_total: 2_000, currency: 'dkk' },
    ...{ line_items: { data: [{ price: price('price_y') }] }, metadata: null },
  };
  expect(toCheckout(session as never, prices)).toEqual({
    ...{ customerId: 'cus_1', amountTotal: 2_000, currency: 'dkk', status: said, plan: 'YEARLY' },
  });
  expect(toCheckout({ ...session, customer: null } as never, prices)).toBeNull();
});

test.each([
  ['paid', 'paid'],
  ['open', 'processing'],
  ['draft', 'processing'],
])('an upgrade whose invoice is %s is %s', (status, said) => {
  const latest_invoice = { id: 'in_1', status, total: 22_000, currency: 'usd', created: START };
  expect(toUpgrade(found({ latest_invoice }), prices)).toEqual({
    ...{ customerId: 'cus_1', amountTotal: 22_000, currency: 'usd', status: said, plan: 'MONTHLY' },
  });
  expect(toUpgrade(found({ latest_invoice: 'in_1' }), prices)).toBeNull();
  expect(toUpgrade(found(), prices)).toBeNull();
});

test('an invoice has its number, once it has one, and its total', () => {
  const invoice = {
    ...{ id: 'in_1', number: 'VEM-1', created: START, total: -1_250, amount_paid: 0 },
    ...{ currency: 'usd', status: 'paid', hosted_invoice_url: 'https://invoice.example/1' },
  };
  expect(toInvoice(invoice as never)).toEqual({
    ...{ id: 'VEM-1', date: at(START).toISOString(), amount: -1_250, currency: 'usd' },
    ...{ status: 'paid', url: 'https://invoice.example/1' },
  });
  const bare = { ...invoice, number: null, status: null, hosted_invoice_url: undefined };
  expect(toInvoice(bare as never)).toMatchObject({ id: 'in_1', status: 'draft', url: null });
});
