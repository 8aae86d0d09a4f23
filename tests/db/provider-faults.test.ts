import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PROVIDER_FAULTS, startFaulty } from '../doubles/faulty';
import { accountWorld } from '../support/account-world';

const provider = await startFaulty();
afterAll(provider.close);
const { url } = provider;
const world = await accountWorld('provider_faults', {
  STRIPE_API_URL: url,
  STRIPE_SECRET_KEY: 'sk_test_faulty',
  EMBEDDED_DATABASE: 'false',
  STRIPE_PRICE_MONTHLY: 'price_month',
  STRIPE_PRICE_YEARLY: 'price_year',
  STRIPE_WEBHOOK_SECRET: 'whsec_faulty',
  RATE_LIMIT_FACTOR: '1000',
  OPENAI_BASE_URL: `${url}/v1`,
  OPENAI_API_KEY: 'sk-faulty',
  RESEND_BASE_URL: url,
  RESEND_API_KEY: 're_faulty',
  GOOGLE_CLIENT_ID: 'faulty',
  GOOGLE_CLIENT_SECRET: 'faulty',
  GOOGLE_ISSUER: url,
  GOOGLE_API_URL: url,
  LINKEDIN_BASE_URL: url,
  LINKEDIN_API_URL: url,
  LINKEDIN_CLIENT_ID: 'faulty',
  LINKEDIN_CLIENT_SECRET: 'faulty',
});
const { importSample } = await import('@/lib/register/import-sample');
await importSample({ companies: 500, seed: 7 });

type Someone = { id: string; email: string; headers: Record<string, string> };
type Shown = { status: number; body: unknown };

async function createSomeone(): Promise<Someone> {
  const account = await world.createAccount();
  const { body } = await world.login(account.email);
  return { ...account, headers: { 'x-auth-token': body.token } };
}

const search = ({ headers }: Someone) =>
  world.ask('POST', 'company/search', { headers, body: { searchData: 'a/s', page: 2 } });

/** Operations that need a provider, and what the user sees when it fails. */
const ways: Record<string, { ask: (who: Someone) => Promise<Shown>; shows: object }> = {
  Stripe: {
    ask: ({ id, headers }) =>
      world.ask('POST', 'veminto/create-checkout-session', {
        headers,
        body: { userId: id, priceId: 'price_month' },
      }),
    shows: { status: 503, body: { error: 'Something went wrong' } },
  },
  'OpenAI, asked by the assistant': {
    ask: ({ id, headers }) =>
      world.ask('POST', 'spell/v1/llm', {
        headers,
        body: { user_id: id, query: 'What can you do?' },
      }),
    shows: {
      status: 200,
      // Nothing is counted.
      body: {
        remaining: 10,
        data: expect.stringMatching(/^\*The language model did not answer, so this is answered by/),
      },
    },
  },
  'OpenAI, asked to read a search': {
    ask: ({ id, headers }) =>
      world.ask('GET', 'spell/v1/[userId]/ai-search', {
        headers,
        params: { userId: id },
        query: '?query=anpartsselskaber',
      }),
    shows: { status: 200, body: { run: { reading: { by: 'reader', modelFailed: true } } } },
  },
  Resend: {
    ask: ({ email }) => world.ask('POST', 'user/forgot', { body: { email } }),
    // The mail waits in the queue; mails.test.ts shows that it is eventually sent.
    shows: {
      status: 200,
      body: { message: 'Password reset link has been successfully sent to your inbox' },
    },
  },
  Google: {
    ask: () => world.ask('POST', 'user/google', { body: { access_token: 'x' } }),
    shows: {
      status: 503,
      body: {
        error:
          'Google does not answer as it should. Try again in a moment, or sign in with your email and password.',
      },
    },
  },
  LinkedIn: {
    ask: () => world.ask('POST', 'user/linkedin', { body: { code: 'x' } }),
    shows: {
      status: 503,
      body: {
        error:
          'LinkedIn does not answer as it should. Try again in a moment, or sign in with your email and password.',
      },
    },
  },
};

/** Mails are sent asynchronously, so they may be requested later. */
const ASKED = [
  ...['/v1/customers', '/v1/chat/completions'],
  ...['/tokeninfo?access_token=x', '/oauth/v2/accessToken'],
];

async function timed(work: Promise<Shown>) {
  const began = performance.now();
  const { status, body } = await work;
  return { status, body, seconds: (performance.now() - began) / 1_000 };
}
type Timed = Awaited<ReturnType<typeof timed>>;

/** Runs all provider operations at once, with sequential searches until they end. */
async function askAll() {
  const who = await createSomeone();
  await search(who);
  const shown: Record<string, Timed> = {};
  let over = false;
  const asking = Promise.all(
    Object.entries(ways).map(async ([name, { ask }]) => {
      shown[name] = await timed(ask(who));
    }),
  ).finally(() => {
    over = true;
  });
  const searches: Timed[] = [];
  while (!over) searches.push(await timed(search(who)));
  await asking;
  return { shown, searches };
}

// On a busy machine any answer may be late; one that waits for a provider is late every time.
describe.each(PROVIDER_FAULTS)('while every provider answers so: %s', { retry: 2 }, (fault) => {
  let asked: Awaited<ReturnType<typeof askAll>>;
  const askAnew = async () => {
    provider.asked.length = 0;
    asked = await askAll();
  };
  beforeAll(async () => {
    await provider.become(fault);
    await askAnew();
  });
  beforeEach(async ({ task }) => {
    if (task.result?.retryCount) await askAnew();
  });

  test.each(Object.keys(ways))('%s: what is to be seen is seen within ten seconds', (name) => {
    expect(asked.shown[name]).toMatchObject(ways[name]?.shows ?? {});
    expect(asked.shown[name]?.seconds).toBeLessThan(10);
  });

  test('it was really asked, and searches did not wait for it', () => {
    const reached = fault === 'refuse' ? [] : ASKED;
    expect(provider.asked).toEqual(expect.arrayContaining(reached));
    expect(asked.searches.length).toBeGreaterThan(0);
    const failed = asked.searches.filter(({ status }) => status !== 200);
    expect(failed.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).toEqual([]);
    expect(Math.max(...asked.searches.map(({ seconds }) => seconds))).toBeLessThan(2);
  });
});
