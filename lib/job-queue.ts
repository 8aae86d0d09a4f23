import 'server-only';
import { busy } from '@/lib/in-turn';
import type { Queue } from '@/lib/integrations/queue';
import { oncePerProcess } from '@/lib/once-per-process';
import type { Prisma } from '@/prisma/client/client';

const PATIENCE_MS = 4_000;

type Shared = { queue: Queue | null; waiting: Set<(queue: Queue) => void> };

const state = oncePerProcess<Shared>('Queue', () => ({ queue: null, waiting: new Set() }));

/** Registers the started queue, or null once it is stopped. */
export function setQueue(queue: Queue | null): void {
  const here = state.get();
  here.queue = queue;
  if (!queue) return;
  for (const tell of here.waiting) tell(queue);
  here.waiting.clear();
}

/** Waits for the queue, which starts a moment after the pages. */
function findQueue(): Promise<Queue> {
  const { queue, waiting } = state.get();
  if (queue) return Promise.resolve(queue);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      waiting.delete(tell);
      reject(busy());
    }, PATIENCE_MS);
    const tell = (found: Queue) => {
      clearTimeout(timer);
      resolve(found);
    };
    waiting.add(tell);
  });
}

/**
 * Waits until jobs can be sent. Call it before a transaction that sends one: waiting inside the
 * transaction would occupy a connection that others need.
 * @throws AppError unavailable when the queue does not start in time.
 */
export async function ensureQueue(): Promise<void> {
  await findQueue();
}

/**
 * Enqueues a job. With a transaction, the job exists only if that commits.
 * @throws AppError unavailable while the queue is not started.
 */
export async function sendJob(
  name: string,
  data: object,
  tx?: Prisma.TransactionClient,
): Promise<void> {
  if (!tx) return (await findQueue()).send(name, data);
  const { queue } = state.get();
  if (!queue) throw busy();
  await queue.send(name, data, (text, values) => tx.$queryRawUnsafe<object[]>(text, ...values));
}
