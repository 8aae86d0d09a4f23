import type { NotificationKind } from '@/prisma/client/enums';

export type { NotificationOnWire } from './answers';

export type Notification = {
  id: string;
  kind: NotificationKind;
  title: string;
  message: string;
  /** The company it concerns. */
  companyKey: string | null;
  /** The saved search it concerns; also null once that is deleted. */
  savedSearchId: string | null;
  /** The register load that caused it. */
  loadId: number | null;
  /** How grave it is, as in change-text.ts: a lower weight is graver. */
  weight: number;
  readAt: Date | null;
  createdAt: Date;
};
