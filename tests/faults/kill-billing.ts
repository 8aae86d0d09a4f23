import { setTimeout as sleep } from 'node:timers/promises';
import { type StripeDouble, startStripe, stripeVariables } from '../doubles/stripe/index';
import type { Event } from '../doubles/stripe/state';
import { seeded, shuffled, sign } from '../doubles/stripe/webhook';
import { bundled } from '../support/bundled';
import { OUTSIDE_NEXT, startProgram } from '../support/child-program';
import { type Buyer, createBuyer, createVisitor, isRight } from './buyers';
import type { Outcome, World } from './world';

/** Number of events in flight when the application is killed. */
const AT_ONCE = 8;
/** Duration of an event, including delays in the double and the application. */
const LATEST_KILL_MS = 150;
/** A kill after all answers does not count; the most such late kills in a row. */
const MOST_TRIES = 20;

type Given = Pick<World, 'environment' | 'rows'>;

type Kill = () => Promise<unknown>;

/** The webhook in a separate process. */
async function startWebhook(
  program: string,
  { environment }: Given,
  stripe: StripeDouble,
  kills: Kill[],
) {
  const { said, kill } = await startProgram([...OUTSIDE_NEXT, program], {
    env: {
      ...environment,
      ...stripeVariables(stripe),
      EMBEDDED_DATABASE: 'false',
      APP_URL: 'http://localhost',
      LOG_LEVEL: 'silent',
      NODE_NO_WARNINGS: '1',
      RATE_LIMIT_FACTOR: '100000',
    },
  });
  kills.push(kill);
  return { url: `http://127.0.0.1:${said[0]}`, kill };
}

type Webhook = Awaited<ReturnType<typeof startWebhook>>;

/** The status, or 0 without an answer. */
async function send({ url }: Webhook, { secret }: StripeDouble, event: Event): Promise<number> {
  const body = JSON.stringify(event);
  const headers = { 'stripe-signature': sign(body, [secret]) };
  return fetch(url, { method: 'POST', headers, body }).then(
    (response) => response.text().then(() => response.status),
    () => 0,
  );
}

/** No answer, or asked to retry. */
const isOpen = (status: number) => status === 0 || status === 503;

/** Kills the application somewhere between these events and their answers. */
async function sendAndKill(app: Webhook, stripe: StripeDouble, events: Event[], after: number) {
  const taken = new Set<Event>();
  const wrong: number[] = [];
  const deliver = async (event: Event) => {
    const status = await send(app, stripe, event);
    if (status === 200) taken.add(event);
    else if (!isOpen(status)) wrong.push(status);
  };
  const [first, ...others] = events;
  // The first one alone, because it loads the code.
  if (first) await deliver(first);
  const sent = Promise.all(others.map(deliver));
  await sleep(after);
  await app.kill();
  await sent;
  return { taken, wrong };
}

/** Those of these events that the database lacks. */
async function missingOf({ rows }: Given, events: Event[]): Promise<Event[]> {
  const stored = new Set((await rows('SELECT id FROM payment_events')).map(({ id }) => id));
  return events.filter(({ id }) => !stored.has(id));
}

type Trial = { given: Given; stripe: StripeDouble; start: () => Promise<Webhook> };
type Tally = {
  buyers: Buyer[];
  waiting: Event[];
  kills: number;
  lost: number;
  /** Took effect without an answer. */
  unheard: number;
  wrong: number[];
};

/** Kills the given number of times. Resends unanswered events among new ones. */
async function killOften({ given, stripe, start }: Trial, times: number): Promise<Tally> {
  const random = seeded(7);
  const tally: Tally = { buyers: [], waiting: [], kills: 0, lost: 0, unheard: 0, wrong: [] };
  let told = 0;
  let next = start();
  for (let tries = 0; tally.kills < times && tries < times + MOST_TRIES; tries += 1) {
    tally.buyers.push(await createBuyer(stripe, given.rows, tries));
    tally.waiting.push(...stripe.state.events.slice(told));
    told = stripe.state.events.length;
    const mixed = shuffled(tally.waiting, random);
    const batch = mixed.slice(0, AT_ONCE);
    const app = await next;
    // The next process starts meanwhile.
    next = start();
    // Some are sent twice at the same time.
    const events = [...batch, ...batch.slice(0, 2)];
    const { taken, wrong } = await sendAndKill(app, stripe, events, random() * LATEST_KILL_MS);
    tally.wrong.push(...wrong);
    tally.lost += (await missingOf(given, [...taken])).length;
    const cutOff = batch.filter((event) => !taken.has(event));
    tally.unheard += cutOff.length - (await missingOf(given, cutOff)).length;
    tally.waiting = mixed.filter((event) => !taken.has(event));
    if (cutOff.length > 0) tally.kills += 1;
  }
  await next;
  return tally;
}

/**
 * kill -9 between Stripe's events and their answers. Lost: paid plans that are missing, duplicated
 * or assigned to another user, and answered events that are missing.
 */
export async function killBilling(given: Given, times: number): Promise<Outcome> {
  const stripe = await startStripe();
  const kills: Kill[] = [];
  const program = await bundled('tests/support/killable-webhook.ts');
  const start = () => startWebhook(program, given, stripe, kills);
  try {
    return await tryOut({ given, stripe, start }, times);
  } finally {
    for (const kill of kills) await kill();
    await stripe.close();
  }
}

async function tryOut(trial: Trial, times: number): Promise<Outcome> {
  const { given, stripe, start } = trial;
  const people = [await createVisitor(stripe, given.rows), await createVisitor(stripe, given.rows)];
  stripe.delay = 30;
  const { buyers, waiting, kills, lost, unheard, wrong } = await killOften(trial, times);
  stripe.delay = 0;
  const last = await start();
  for (const event of waiting) {
    const status = await send(last, stripe, event);
    if (status !== 200) wrong.push(status);
  }
  let misplaced = (await missingOf(given, stripe.state.events)).length;
  for (const person of [...people, ...buyers]) {
    if (!(await isRight(given.rows, person))) misplaced += 1;
  }
  const seen = `${stripe.state.events.length} events of ${buyers.length} buyers`;
  const cut = `${unheard} had taken effect when their answer was cut off`;
  const statuses = wrong.length > 0 ? `; wrongly answered: ${wrong.join(' ')}` : '';
  return {
    times: kills,
    lost: lost + misplaced,
    failed: wrong.length + times - kills,
    note: `${seen}, ${cut}${statuses}`,
  };
}
