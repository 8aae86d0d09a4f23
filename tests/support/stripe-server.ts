import type { Page } from '@playwright/test';
import { type StripeDouble, startStripe, stripeVariables } from '../doubles/stripe/index.ts';
import { deliver } from '../doubles/stripe/webhook.ts';
import { type ServerBeside, serveBeside } from './server-beside.ts';

/** A server that sells through Stripe. */
export type StripeServer = ServerBeside & {
  stripe: StripeDouble;
  /** Sends Stripe's undelivered events, signed. */
  deliverAll: () => Promise<void>;
};

export async function startStripeServer(): Promise<StripeServer> {
  const stripe = await startStripe();
  const { url, stop } = await serveBeside(stripeVariables(stripe));
  const send = async (body: string, signature: string) => {
    const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
    const sent = { method: 'POST', headers, body };
    return (await fetch(`${url}/api/stripe/webhook`, sent)).status;
  };
  let told = 0;
  const deliverAll = async () => {
    for (; told < stripe.state.events.length; told += 1) {
      const event = stripe.state.events[told];
      const statuses = event ? await deliver(event, { secret: stripe.secret, send }) : [];
      if (statuses.at(-1) !== 200) throw new Error(`Stripe's event was answered ${statuses}.`);
    }
  };
  return { url, stripe, deliverAll, stop: () => stop().then(stripe.close) };
}

/**
 * Replaces Stripe's own pages, which no test may contact: a visit to one runs `visit` and is
 * redirected to the address that it returns.
 */
export async function onStripePages(page: Page, visit: (address: URL) => Promise<string>) {
  await page.route(/^https:\/\/(checkout|billing)\.stripe\.example\//, async (route) => {
    const next = await visit(new URL(route.request().url()));
    await route.fulfill({
      contentType: 'text/html',
      body: `<meta http-equiv="refresh" content="0; url=${next}">`,
    });
  });
}
