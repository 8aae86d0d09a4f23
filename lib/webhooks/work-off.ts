import 'server-only';
import { db } from '@/lib/db';
import { deliverMessage } from './deliver';

/** Webhooks served at the same time, each one delivery after the other. */
const LANES = 8;
/** Deliveries, and milliseconds, of a webhook before others have their turn. */
const TURN = 25;
const TURN_MS = 20_000;
/** Webhooks found at a time. */
const FOUND = 200;
/** A run ends after so long; the next one, a minute later at most, goes on. */
const RUN_MS = 5 * 60_000;

type Due = { id: string };

/** Webhooks with due messages except those being served, longest waiting first. */
const dueWebhooks = (busy: string[]): Promise<Due[]> => db.$queryRaw`
  SELECT hook.id
  FROM webhooks hook
  JOIN LATERAL (
    SELECT next_at FROM webhook_messages
    WHERE webhook_id = hook.id AND next_at <= now() ORDER BY next_at LIMIT 1
  ) first ON true
  WHERE hook.is_on AND coalesce(hook.paused_until <= now(), true)
    AND hook.id <> ALL (${busy}::uuid[])
  ORDER BY first.next_at, hook.id LIMIT ${FOUND}`;

/** Asked anew before each delivery: the owner may have switched the webhook off meanwhile. */
const nextDue = async (webhookId: string): Promise<string | undefined> => {
  const [message] = await db.$queryRaw<Due[]>`
    SELECT message.id
    FROM webhook_messages message JOIN webhooks hook ON hook.id = message.webhook_id
    WHERE message.webhook_id = ${webhookId}::uuid AND message.next_at <= now() AND hook.is_on
    ORDER BY message.next_at, message.id LIMIT 1`;
  return message?.id;
};

/** A webhook's turn, which ends with the first failure. @returns how many were delivered. */
async function serve(webhookId: string, signal: AbortSignal): Promise<number> {
  const until = Date.now() + TURN_MS;
  let delivered = 0;
  for (let turn = 0; turn < TURN && !signal.aborted && Date.now() <= until; turn += 1) {
    const id = await nextDue(webhookId);
    if (id === undefined) break;
    const end = await deliverMessage(id, signal);
    if (end === 'void') continue;
    if (end.failure !== null) break;
    delivered += 1;
  }
  return delivered;
}

/**
 * Delivers what is due. Webhooks take turns in a few lanes, so that a slow receiver, or one with
 * much to receive, holds up others only for the length of its turn.
 * @returns how many messages were delivered.
 * @throws the reason of the signal, or the first error; what was not delivered stays due.
 */
export async function workOffWebhooks(signal: AbortSignal): Promise<number> {
  const until = Date.now() + RUN_MS;
  const busy = new Set<string>();
  const waiting: string[] = [];
  let finding: Promise<void> | null = null;
  const errors: unknown[] = [];
  let delivered = 0;

  async function find() {
    const found = await dueWebhooks([...busy]);
    waiting.push(...found.map(({ id }) => id));
  }

  async function next(): Promise<string | undefined> {
    if (waiting.length === 0) {
      finding ??= find().finally(() => {
        finding = null;
      });
      await finding;
    }
    return waiting.shift();
  }

  async function lane() {
    while (!signal.aborted && Date.now() < until) {
      const id = await next();
      if (id === undefined) return;
      // Found again while another lane began to serve it.
      if (busy.has(id)) continue;
      busy.add(id);
      try {
        // In two steps: other lanes count meanwhile.
        const served = await serve(id, signal);
        delivered += served;
        busy.delete(id);
      } catch (error) {
        // It stays busy, so that this run serves the others instead of trying it again.
        errors.push(error);
      }
    }
  }

  await Promise.all(Array.from({ length: LANES }, lane));
  signal.throwIfAborted();
  if (errors.length > 0) throw errors[0];
  return delivered;
}
