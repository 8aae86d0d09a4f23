import 'server-only';
import { db } from '@/lib/db';
import { log } from '@/lib/log';
import { handleEvent, type PaymentEvent } from './events';
import { testProvider } from './test-provider';

type Waiting = { id: string; type: string; customerId: string };

/** As Stripe would send it. */
const toEvent = ({ id, type, customerId }: Waiting): PaymentEvent => ({
  object: 'event',
  id,
  type,
  livemode: false,
  data: { object: { id: `${customerId}_object`, customer: customerId, charge: null } },
});

/**
 * Delivers what the test checkout has to tell, by the same way as Stripe's events. What cannot
 * be delivered now is delivered later.
 * @param customerId of one customer; else of all.
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
