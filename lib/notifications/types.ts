import type { NotificationKind } from '@/prisma/client/enums';

export type { NotificationOnWire } from './answers';

export type Notification = {
  id: string;
  kind: NotificationKind;
  title: string;
  message: string;
  /** The company it is about. */
  companyKey: string | null;
  /** The saved search it is about; null also when that is deleted. */
  savedSearchId: string | null;
  /** The load of the register it tells of. */
  loadId: number | null;
  readAt: Date | null;
  createdAt: Date;
};
