import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Event } from '../doubles/stripe/state';
import { seeded, shuffled } from '../doubles/stripe/webhook';
import { type BillingWorld, type Buyer, billingWorld } from '../support/billing-world';

const BUYERS = 30;
/** Events that are on their way when the application is killed. */
const AT_ONCE = 24;
const CUT_OFF = 100;

let world: BillingWorld;

beforeAll(async () => {
  world = await billingWorld('billing_kill');
}, 60_000);
afterAll(() => world.close());

/** The webhook in a process of its own. */
async function startApp() {
  const child = spawn(
    process.execPath,
    [
      ...['--require', './tests/support/no-server-only.cjs', '--import', 'tsx'],
      'tests/support/killable-webhook.ts',
    ],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, LOG_LEVEL: 'silent', NODE_NO_WARNINGS: '1' },
    },
  );
  const gone = once(child, 'exit');
  const kill = () => {
    child.kill('SIGKILL');
    return gone;
  };
  onTestFinished(async () => {
    await kill();
  });
  const [port] = await once(createInterface({ input: child.stdout }), 'line');
  return { url: `http://127.0.0.1:${port}`, kill };
}

/** The status, or 0 without an answer. */
async function send(url: string, event: Event): Promise<number> {
  const body = JSON.stringify(event);
  const headers = { 'stripe-signature': world.sign(body, [world.stripe.secret]) };
  return fetch(url, { method: 'POST', headers, body }).then(
    async (response) => {
      await response.text();
      return response.status;
    },
    () => 0,
  );
}

/** Kills the application while these are on their way, after so many answers. */
async function sendAndKill(events: Event[], answers: number): Promise<Event[]> {
  const app = await startApp();
  let answered = 0;
  const open: Event[] = [];
  await Promise.all(
    events.map(async (event) => {
      const status = await send(app.url, event);
      if (status !== 200) open.push(event);
      answered += 1;
      if (answered === answers) await app.kill();
    }),
  );
  await app.kill();
  return open;
}

test('kill -9 between event and answer: no plan lost, given twice or given to another', async () => {
  const random = seeded(7);
  const buyers: Buyer[] = [];
  for (let place = 0; place < BUYERS; place += 1) buyers.push(await world.createBuyer());
  const others = [await world.createBuyer(), await world.createBuyer()];
  // Others were about to buy, and did not pay.
  for (const other of others) await world.checkout(other, 'monthly');
  for (const [place, buyer] of buyers.entries()) {
    const { body } = await world.checkout(buyer, place % 2 === 0 ? 'monthly' : 'yearly');
    const id = world.stripe.act.pay(body.id);
    if (place % 3 === 0) world.stripe.act.renew(id);
    if (place % 5 === 0) world.stripe.act.cancelAtPeriodEnd(id);
  }
  const all = world.newEvents();
  let waiting = shuffled(all, random);
  world.stripe.delay = 30;
  let cutOff = 0;
  while (cutOff < CUT_OFF) {
    // Sent again until it is taken, as Stripe does; some come twice at the same moment.
    const batch = waiting.slice(0, AT_ONCE);
    const open = await sendAndKill([...batch, ...batch.slice(0, 2)], 1 + Math.floor(random() * 5));
    cutOff += open.length;
    waiting = shuffled([...new Set([...open, ...waiting.slice(AT_ONCE)])], random);
  }
  world.stripe.delay = 0;
  expect(waiting.length, 'there was enough to be cut off').toBeGreaterThan(AT_ONCE);
  const last = await startApp();
  for (const event of waiting) expect(await send(last.url, event)).toBe(200);
  await last.kill();

  for (const [place, buyer] of buyers.entries()) {
    expect(await world.planOf(buyer)).toMatchObject({
      ...{ plan: place % 2 === 0 ? 'MONTHLY' : 'YEARLY', status: 'active' },
      cancelAt: place % 5 === 0 ? expect.any(Date) : null,
    });
    const titles = await world.titles(buyer);
    expect(titles.filter((title) => String(title).endsWith('plan begun'))).toHaveLength(1);
    expect(new Set(titles).size, 'nothing is told twice').toBe(titles.length);
    expect(await world.actions(buyer)).toHaveLength(titles.length);
  }
  for (const other of others) expect(await world.planOf(other)).toBeNull();
  const stored = await world.database.rows('SELECT id FROM payment_events');
  expect(stored.map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort());
}, 300_000);
