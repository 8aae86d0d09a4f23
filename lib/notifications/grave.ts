import type { NotificationKind } from '@/prisma/client/enums';
import { GRAVE_LEADS } from './change-text';

/** Kinds that are grave, whatever their message. */
const GRAVE_KINDS: readonly NotificationKind[] = ['BANKRUPTCY', 'CEASED', 'GONE'];

/**
 * Whether a notification tells of a bankruptcy, a dissolution or the like. Some of these have no kind
 * of their own and are known by how their message begins, as in lib/digests/read-news.ts.
 */
export const isGraveNews = ({ kind, message }: { kind: NotificationKind; message: string }) =>
  GRAVE_KINDS.includes(kind) ||
  (kind === 'CHANGE' && GRAVE_LEADS.includes(message.split(':', 1)[0] ?? ''));
