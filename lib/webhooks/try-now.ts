import 'server-only';
import type { AccountCaller } from '@/lib/auth/types';
import { db } from '@/lib/db';
import { isOrphan } from '@/lib/db/errors';
import { AppError } from '@/lib/errors';
import { throttle } from '@/lib/throttle';
import type { DeliveryAnswer } from './answers';
import { MESSAGES } from './constants';
import { deliverMessage } from './deliver';
import { getDelivery } from './queries';

async function tryNow(id: string): Promise<DeliveryAnswer> {
  const end = await deliverMessage(id);
  if (end === 'void') throw new AppError('not_found', MESSAGES.void);
  const message = end.failure === null ? MESSAGES.delivered : MESSAGES.notDelivered;
  return { message, data: await getDelivery(id) };
}

const unknown = () => new AppError('not_found', MESSAGES.unknown);

const counted = ({ id: account, address }: AccountCaller) =>
  throttle('webhookTry', { account, address });

/**
 * Posts a test to a webhook, also to one that is off, while its owner waits.
 * @throws AppError not_found when it is unknown or belongs to another account; too_many_requests
 */
export async function sendTest(owner: AccountCaller, webhookId: string): Promise<DeliveryAnswer> {
  await counted(owner);
  const webhook = { id: webhookId, userId: owner.id };
  if (!(await db.webhook.findFirst({ where: webhook, select: { id: true } }))) {
    throw unknown();
  }
  const data = { webhookId, title: 'Test' };
  const { id } = await db.webhookMessage
    .create({ data, select: { id: true } })
    .catch((error: unknown) => {
      // It was deleted at this moment.
      throw isOrphan(error) ? unknown() : error;
    });
  return tryNow(id);
}

/**
 * Posts a delivery again, under the same id, whether it was accepted or not.
 * @throws AppError not_found when it is unknown or belongs to another account; too_many_requests
 */
export async function retryDelivery(
  owner: AccountCaller,
  { id: webhookId, delivery }: { id: string; delivery: string },
): Promise<DeliveryAnswer> {
  await counted(owner);
  const own = { id: delivery, webhookId, webhook: { userId: owner.id } };
  if (!(await db.webhookMessage.findFirst({ where: own, select: { id: true } }))) {
    throw new AppError('not_found', MESSAGES.unknownDelivery);
  }
  return tryNow(delivery);
}
