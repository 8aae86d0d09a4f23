import 'server-only';
import { z } from 'zod';
import { messageSchema } from '@/lib/answer-parts';
import { NotificationKind } from '@/prisma/client/enums';

const count = z.int().min(0);

const KINDS: Record<NotificationKind, string> = {
  LIST: 'a company was saved or taken off, or a file of saved companies could not be mailed',
  CHANGE: 'something else of a saved company changed in the register',
  ACCOUNTS: 'it filed annual accounts',
  BANKRUPTCY: 'it went into bankruptcy',
  CEASED: 'it ceased',
  RETURNED: 'it goes on after it ceased, or is in the register again',
  GONE: 'a load of the register left it out',
  SEARCH: 'companies came to a saved search or left it',
  PLAN: 'a plan began, changed or ended, or was paid again, or a payment failed',
};
const kinds = Object.entries(KINDS)
  .map(([kind, what]) => `${kind}: ${what}`)
  .join('; ');

const notificationSchema = z
  .strictObject({
    id: z.uuid(),
    kind: z.enum(NotificationKind).meta({ description: kinds }),
    isGrave: z.boolean().meta({
      description: 'Bankruptcy, reconstruction, liquidation, dissolution or an end of any kind',
    }),
    Details: z.string().meta({ description: 'Its title, such as the name of a company' }),
    message: messageSchema,
    isRead: z.boolean(),
    the_key: z.string().nullable().meta({ description: 'The CVR number of its company' }),
    link: z.string().nullable().meta({ description: 'Where it leads, within this application' }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Notification' });
/** Uses the specification's field names. */
export type NotificationOnWire = z.infer<typeof notificationSchema>;

/** GET /api/saved/get_notifications */
export const notificationsAnswerSchema = z.strictObject({
  status: z.literal('success'),
  data: z.array(notificationSchema),
  total: count,
  unread: count,
  isSubscriber: z.boolean(),
});
export type Notifications = z.infer<typeof notificationsAnswerSchema>;

/** PUT /api/saved/read_notification */
export const readAnswerSchema = z.strictObject({
  message: messageSchema,
  read: count.meta({ description: 'How many of them were unread' }),
});

/** DELETE /api/saved/delete_notifications */
export const deletedAnswerSchema = z.strictObject({ message: messageSchema, deleted: count });
