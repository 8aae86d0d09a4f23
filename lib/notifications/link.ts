import { type CompanyView, paths } from '@/lib/paths';
import type { NotificationKind } from '@/prisma/client/enums';
import { WEBHOOK_OFF } from './constants';

export type Linked = {
  kind: NotificationKind;
  title: string;
  companyKey: string | null;
  savedSearchId: string | null;
  loadId: number | null;
};

const views: Partial<Record<NotificationKind, CompanyView>> = { ACCOUNTS: { tab: 'financial' } };
/** Kinds that link to the company's timeline. */
const inTimeline: readonly NotificationKind[] = ['CHANGE', 'BANKRUPTCY', 'CEASED', 'RETURNED'];

/** The URL that a notification links to; null for none. */
export function notificationHref({
  kind,
  title,
  companyKey,
  savedSearchId,
  loadId,
}: Linked): string | null {
  if (kind === 'SEARCH') {
    return savedSearchId === null ? null : paths.savedSearch(savedSearchId, { load: loadId ?? '' });
  }
  if (kind === 'PLAN') return paths.subscription();
  if (companyKey === null && title === WEBHOOK_OFF) return `${paths.profile()}#webhooks`;
  // A company missing from the register has no page.
  if (companyKey === null || kind === 'GONE') return null;
  const href = paths.company(companyKey, views[kind]);
  return inTimeline.includes(kind) ? `${href}#timeline` : href;
}
