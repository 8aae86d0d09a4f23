import {
  addApiKey,
  addDelivery,
  addSession,
  addTestCheckout,
  addWebhook,
} from '../account-rows.ts';
import { PASSWORD } from '../people.ts';
import {
  adminsOnly,
  at,
  type Call,
  type Calls,
  hidden,
  open,
  own,
  ownAlone,
  sent,
} from './kinds.ts';

const ofWebhook = (rest: string): Call => ({
  prepare: ({ id }) => addWebhook(id),
  path: (_owner, id) => `/user/webhooks/${id}${rest}`,
  expected: hidden,
});

/** Calls about accounts and payments. */
export const peopleCalls: Calls = {
  // Redirects to the provider, or back to the sign-in page with an error.
  'auth/[provider]': { GET: { ...at('/auth/google'), expected: open(303) } },
  'auth/callback/google': { GET: { ...at('/auth/callback/google'), expected: open(303) } },
  // Requires a signature; here the test checkout sells plans, and Stripe is not configured.
  'stripe/webhook': { POST: { ...sent('/stripe/webhook', {}), expected: open(503) } },
  'user/[id]': {
    DELETE: {
      path: ({ id }) => `/user/${id}`,
      data: ({ email }) => ({ confirmation: email }),
      expected: adminsOnly,
    },
    GET: { path: ({ id }) => `/user/${id}`, expected: own },
  },
  'user/[id]/reset': {
    POST: { path: ({ id }) => `/user/${id}/reset`, data: () => ({}), expected: adminsOnly },
  },
  'user/[id]/role': {
    PUT: {
      path: ({ id }) => `/user/${id}/role`,
      data: () => ({ role: 'ADMIN' }),
      expected: adminsOnly,
    },
  },
  'user/account': {
    DELETE: {
      path: () => '/user/account',
      data: ({ email }) => ({ confirmation: email, password: PASSWORD }),
      // Only one's own account can be deleted; another address has no effect.
      expected: { nobody: 401, user: 200, stranger: 422, admin: 422 },
    },
  },
  'user/all': { GET: { ...at('/user/all?limit=1'), expected: adminsOnly } },
  'user/all/report': { GET: { ...at('/user/all/report?search=nobody'), expected: adminsOnly } },
  'user/data': { GET: at('/user/data') },
  'user/digest': { PUT: sent('/user/digest', { digest: 'daily' }) },
  'user/edit': {
    PUT: { ...at('/user/edit'), multipart: () => ({ firstname: 'Signe' }) },
  },
  'user/forgot': { POST: { ...sent('/user/forgot', {}), expected: open(422) } },
  'user/google': { POST: { ...sent('/user/google', {}), expected: open(422) } },
  'user/keys': {
    GET: at('/user/keys'),
    POST: {
      ...sent('/user/keys', { name: 'Script', scopes: ['read'] }),
      expected: { nobody: 401, user: 201, admin: 201 },
    },
  },
  'user/keys/[id]': {
    DELETE: {
      prepare: ({ id }) => addApiKey(id),
      path: (_owner, id) => `/user/keys/${id}`,
      expected: hidden,
    },
  },
  'user/language': {
    // Redirects back to the page with the form.
    POST: {
      ...at('/user/language'),
      multipart: () => ({ language: 'en', back: '/signup' }),
      expected: open(303),
    },
  },
  'user/linkedin': { POST: { ...sent('/user/linkedin', {}), expected: open(422) } },
  'user/login': { POST: { ...sent('/user/login', {}), expected: open(422) } },
  'user/logout': { POST: sent('/user/logout', undefined) },
  'user/news': { PUT: sent('/user/news', { muted: ['AUDIT'] }) },
  'user/picture/[id]': {
    GET: {
      path: ({ id }) => `/user/picture/${id}`,
      // These accounts have none.
      expected: { nobody: 401, user: 404, stranger: 403, admin: 404 },
    },
  },
  'user/resend': { POST: { ...sent('/user/resend', {}), expected: open(422) } },
  'user/reset/[token]': { PUT: { ...sent('/user/reset/short', {}), expected: open(404) } },
  'user/sessions': { DELETE: at('/user/sessions'), GET: at('/user/sessions') },
  'user/sessions/[id]': {
    DELETE: {
      prepare: ({ id }) => addSession(id),
      path: (_owner, id) => `/user/sessions/${id}`,
      expected: hidden,
    },
  },
  'user/signup': { POST: { ...sent('/user/signup', {}), expected: open(422) } },
  'user/unsubscribe': {
    POST: { ...at('/user/unsubscribe?token=none'), expected: open(404) },
  },
  'user/verified': { PUT: { ...at('/user/verified'), expected: open(422) } },
  'user/webhooks': {
    GET: at('/user/webhooks'),
    POST: {
      ...sent('/user/webhooks', { url: 'https://crm.example/news' }),
      expected: { nobody: 401, user: 201, admin: 201 },
    },
  },
  'user/webhooks/[id]': {
    DELETE: ofWebhook(''),
    PATCH: { ...ofWebhook(''), data: () => ({ isOn: true }) },
  },
  'user/webhooks/[id]/deliveries': { GET: ofWebhook('/deliveries') },
  'user/webhooks/[id]/deliveries/[delivery]': {
    POST: {
      prepare: ({ id }) => addDelivery(id),
      path: (_owner, id) => `/user/webhooks/${id}/deliveries/${id}`,
      expected: hidden,
    },
  },
  'user/webhooks/[id]/secret': { POST: ofWebhook('/secret') },
  'user/webhooks/[id]/test': { POST: ofWebhook('/test') },
  'veminto/billing-portal': {
    // Without a purchase there is nothing to manage.
    POST: { ...at('/veminto/billing-portal'), expected: { nobody: 401, user: 409, admin: 409 } },
  },
  'veminto/create-checkout-session': {
    POST: {
      path: () => '/veminto/create-checkout-session',
      data: ({ id }) => ({ userId: id, priceId: 'price_test_yearly' }),
      // Users cannot buy for others.
      expected: ownAlone,
    },
  },
  'veminto/success/[session_id]': {
    GET: { ...at('/veminto/success/cs_test_none_at_all'), expected: open(404) },
  },
  'veminto/test-checkout': {
    POST: {
      prepare: ({ id }) => addTestCheckout(id),
      path: () => '/veminto/test-checkout',
      data: (_owner, id) => ({ sessionId: id, action: 'pay' }),
      expected: hidden,
    },
  },
  'veminto/test-plan': {
    POST: {
      ...sent('/veminto/test-plan', { action: 'cancel' }),
      expected: { nobody: 401, user: 404, admin: 404 },
    },
  },
};
