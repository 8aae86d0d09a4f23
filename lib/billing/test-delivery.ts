import 'server-only';
import { db } from '@/lib/db';
import { log } from '@/lib/log';
import { handleEvent, type PaymentEvent } from './events';
import { testProvider } from './test-provider';

type Waiting = { id: string; type: string; customerId: string };

/** An event in Stripe's format. */
const toEvent = ({ id, type, customerId }: Waiting): PaymentEvent => ({
  object: 'event',
  id,
  type,
  livemode: false,
  data: { object: { id: `${customerId}_object`, customer: customerId, charge: null } },
});

/**
 * Delivers pending events of the test checkout through the same code as Stripe's. Events that fail
 * are retried later.
 * @param customerId limits delivery to one customer; otherwise all.
 */
export async function deliverTestEvents(customerId?: string): Promise<void> {
  const waiting = await db.testEvent.findMany({
    where: { deliveredAt: null, ...(customerId && { customerId }) },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: 100,
  });
  for (const event of waiting) {
    try {
      await handleEvent(testProvider, toEvent(event), false);
      const data = { deliveredAt: new Date() };
      await db.testEvent.updateMany({ where: { id: event.id }, data });
    } catch (error) {
      log.warn({ err: error, event: event.id }, 'An event of the test checkout waits.');
    }
  }
}
