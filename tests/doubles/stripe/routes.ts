import type { Actions } from './actions.ts';
import { invalid, missing } from './errors.ts';
import { type Form, formOf, textOf, textsOf } from './form.ts';
import {
  chargeShape,
  customerShape,
  disputeShape,
  invoiceShape,
  priceShape,
  sessionShape,
  subscriptionShape,
} from './shapes.ts';
import { priceOf, randomId, type State } from './state.ts';

type Given = { id: string; form: Form };
type Handler = (given: Given) => object;

/** The members of a list on one page, newest first, after `starting_after`. */
function page<T extends { id: string }>(
  all: T[],
  form: Form,
  url: string,
  shape: (one: T) => object,
) {
  const limit = Number(textOf(form.limit) ?? 10);
  const after = textOf(form.starting_after);
  const newest = [...all].reverse();
  const from = after === undefined ? 0 : newest.findIndex(({ id }) => id === after) + 1;
  const data = newest.slice(from, from + limit).map(shape);
  return { object: 'list', url, data, has_more: from + limit < newest.length };
}

const expandOf = (form: Form, prefix = '') =>
  Object.values(textsOf(form.expand)).map((name) => name.replace(prefix, ''));

type Routes = Record<string, Handler>;

function get<T>(map: Map<string, T>, what: string, id: string): T {
  const found = map.get(id);
  if (found === undefined) throw missing(what, id);
  return found;
}

function customerOf({ customers }: State, form: Form) {
  const id = textOf(form.customer) ?? '';
  const found = customers.get(id);
  if (!found || found.deleted) throw missing('customer', id, 'customer', 400);
  return found;
}

function priceIn(state: State, form: Form) {
  const id = textOf(formOf(formOf(form.line_items)['0']).price) ?? '';
  const price = priceOf(state, id);
  if (!price) throw missing('price', id, 'line_items[0][price]', 400);
  return price;
}

/** Those of the customer that the form names, if any. */
function listOf<T extends { customer: string }>(state: State, map: Map<string, T>, form: Form) {
  const customer = textOf(form.customer);
  if (customer !== undefined && !state.customers.has(customer)) {
    throw missing('customer', customer, 'customer', 400);
  }
  return [...map.values()].filter((one) => customer === undefined || one.customer === customer);
}

const customerRoutes = (state: State, actions: Actions): Routes => ({
  'POST /v1/customers': ({ form }) => {
    const made = {
      id: randomId('cus'),
      email: textOf(form.email) ?? '',
      name: textOf(form.name) ?? '',
      metadata: textsOf(form.metadata),
      created: state.now(),
      deleted: false,
    };
    state.customers.set(made.id, made);
    return customerShape(made);
  },
  'GET /v1/customers': ({ form }) =>
    page(
      [...state.customers.values()].filter(({ deleted }) => !deleted),
      form,
      '/v1/customers',
      customerShape,
    ),
  'GET /v1/customers/:id': ({ id }) => customerShape(get(state.customers, 'customer', id)),
  'DELETE /v1/customers/:id': ({ id }) => {
    const found = get(state.customers, 'customer', id);
    if (found.deleted) throw missing('customer', id);
    found.deleted = true;
    for (const one of state.subscriptions.values()) if (one.customer === id) actions.end(one);
    return customerShape(found);
  },
  'GET /v1/prices/:id': ({ id }) => {
    const price = priceOf(state, id);
    if (!price) throw missing('price', id);
    return priceShape(price);
  },
});

const checkoutRoutes = (state: State, actions: Actions): Routes => ({
  'POST /v1/checkout/sessions': ({ form }) => {
    if (form.mode !== 'subscription') throw invalid('Only subscriptions are known here.', 'mode');
    const { id: customer } = customerOf(state, form);
    const success_url = textOf(form.success_url);
    if (!success_url) throw invalid('Missing required param: success_url.', 'success_url');
    const made = {
      id: `cs_test_${randomId('a').slice(2)}`,
      customer,
      price: priceIn(state, form).id,
      ...({ status: 'open', payment_status: 'unpaid' } as const),
      metadata: textsOf(form.metadata),
      subscriptionMetadata: textsOf(formOf(form.subscription_data).metadata),
      client_reference_id: textOf(form.client_reference_id) ?? null,
      success_url,
      cancel_url: textOf(form.cancel_url) ?? '',
      subscription: null,
      created: state.now(),
    };
    state.sessions.set(made.id, made);
    return sessionShape(state, made);
  },
  'GET /v1/checkout/sessions': ({ form }) => {
    const all = listOf(state, state.sessions, form).filter(
      ({ status, subscription }) =>
        (form.status === undefined || status === form.status) &&
        (form.subscription === undefined || subscription === form.subscription),
    );
    return page(all, form, '/v1/checkout/sessions', (one) => sessionShape(state, one));
  },
  'GET /v1/checkout/sessions/:id': ({ id, form }) =>
    sessionShape(state, get(state.sessions, 'checkout.session', id), expandOf(form)),
  'POST /v1/checkout/sessions/:id/expire': ({ id }) => {
    const found = get(state.sessions, 'checkout.session', id);
    if (found.status !== 'open') throw invalid('Only Checkout Sessions that are open can expire.');
    actions.expire(found);
    return sessionShape(state, found);
  },
});

const subscriptionRoutes = (state: State, actions: Actions): Routes => ({
  'GET /v1/subscriptions': ({ form }) => {
    const all = listOf(state, state.subscriptions, form).filter(
      ({ status }) => form.status === 'all' || status !== 'canceled',
    );
    const expand = expandOf(form, 'data.');
    return page(all, form, '/v1/subscriptions', (one) => subscriptionShape(state, one, expand));
  },
  'GET /v1/subscriptions/:id': ({ id, form }) =>
    subscriptionShape(state, get(state.subscriptions, 'subscription', id), expandOf(form)),
  'DELETE /v1/subscriptions/:id': ({ id }) => {
    const found = get(state.subscriptions, 'subscription', id);
    if (found.ended_at !== null) throw missing('subscription', id);
    actions.end(found);
    return subscriptionShape(state, found);
  },
});

const invoiceRoutes = (state: State): Routes => ({
  'GET /v1/invoices': ({ form }) =>
    page(listOf(state, state.invoices, form), form, '/v1/invoices', invoiceShape),
  'GET /v1/invoice_payments': ({ form }) => {
    const intent = textOf(formOf(form.payment).payment_intent);
    const all = [...state.invoices.values()].filter((one) => one.payment_intent === intent);
    return page(all, form, '/v1/invoice_payments', (invoice) => ({
      id: `inpay_${invoice.id}`,
      object: 'invoice_payment',
      status: invoice.status,
      invoice: expandOf(form).includes('data.invoice') ? invoiceShape(invoice) : invoice.id,
      payment: { type: 'payment_intent', payment_intent: invoice.payment_intent },
    }));
  },
  'GET /v1/charges/:id': ({ id }) => chargeShape(get(state.charges, 'charge', id)),
  'GET /v1/disputes/:id': ({ id }) => disputeShape(state, get(state.disputes, 'dispute', id)),
});

const portalRoutes = (state: State): Routes => ({
  'GET /v1/billing_portal/configurations': ({ form }) =>
    page([...state.configurations.values()], form, '/v1/billing_portal/configurations', (one) => ({
      ...one,
      object: 'billing_portal.configuration',
      active: true,
    })),
  'POST /v1/billing_portal/configurations': ({ form }) => {
    if (typeof form.features !== 'object') throw invalid('Missing required param: features.');
    const made = {
      id: randomId('bpc'),
      metadata: textsOf(form.metadata),
      features: form.features,
    };
    state.configurations.set(made.id, made);
    return { ...made, object: 'billing_portal.configuration', active: true };
  },
  'POST /v1/billing_portal/sessions': ({ form }) => {
    const { id: customer } = customerOf(state, form);
    get(state.configurations, 'configuration', textOf(form.configuration) ?? '');
    const confirm = formOf(formOf(form.flow_data).subscription_update_confirm);
    const item = formOf(formOf(confirm.items)['0']);
    const made = {
      id: randomId('bps'),
      customer,
      flow: { ...textsOf(confirm), ...textsOf(item) },
    };
    if (form.flow_data !== undefined) {
      get(state.subscriptions, 'subscription', made.flow.subscription ?? '');
    }
    state.portals.set(made.id, made);
    const url = `https://billing.stripe.example/p/session/${made.id}`;
    return { id: made.id, object: 'billing_portal.session', customer, url, livemode: false };
  },
});

/** The used part of Stripe's API, by method and path. */
export const createRoutes = (state: State, actions: Actions): Routes => ({
  ...customerRoutes(state, actions),
  ...checkoutRoutes(state, actions),
  ...subscriptionRoutes(state, actions),
  ...invoiceRoutes(state),
  ...portalRoutes(state),
});
