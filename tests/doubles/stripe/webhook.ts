import { createHmac } from 'node:crypto';
import type { Event } from './state.ts';

/** Sends a body with its signature; @returns the status, 0 without an answer. */
export type Send = (body: string, signature: string) => Promise<number>;

const hmac = (secret: string, time: number, body: string) =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');

/** Stripe's signature header, with one signature per secret. */
export function sign(
  body: string,
  secrets: readonly string[],
  time = Math.floor(Date.now() / 1_000),
): string {
  const signatures = secrets.map((secret) => `v1=${hmac(secret, time, body)}`);
  // v0 belongs to test events and is ignored.
  return [`t=${time}`, ...signatures, `v0=${hmac('nobody', time, body)}`].join(',');
}

/** Stripe resends an event until it is accepted. @returns the statuses. */
export async function deliver(
  event: Event,
  { secret, send, tries = 10 }: { secret: string; send: Send; tries?: number },
): Promise<number[]> {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const body = JSON.stringify(event, null, 2);
    const status = await send(body, sign(body, [secret]));
    statuses.push(status);
    if (status >= 200 && status < 300) break;
  }
  return statuses;
}

/** Deterministic pseudo-random numbers between 0 and 1 (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = state;
    value = Math.imul(value ^ (value >>> 15), value | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function shuffled<T>(all: readonly T[], random: () => number): T[] {
  const mixed = [...all];
  for (let place = mixed.length - 1; place > 0; place -= 1) {
    const other = Math.floor(random() * (place + 1));
    [mixed[place], mixed[other]] = [mixed[other] as T, mixed[place] as T];
  }
  return mixed;
}
