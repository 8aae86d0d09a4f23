import type { CompanyView } from '@/lib/paths';
import { paths } from '@/lib/paths';
import type { NotificationKind } from '@/prisma/client/enums';

export type Linked = {
  kind: NotificationKind;
  companyKey: string | null;
  savedSearchId: string | null;
  loadId: number | null;
};

const views: Partial<Record<NotificationKind, CompanyView>> = { ACCOUNTS: { tab: 'financial' } };
/** What changed stands in the company's timeline. */
const inTimeline: readonly NotificationKind[] = ['CHANGE', 'BANKRUPTCY', 'CEASED', 'RETURNED'];

/** The address that a notification opens; null when it opens nothing. */
export function notificationHref({
  kind,
  companyKey,
  savedSearchId,
  loadId,
}: Linked): string | null {
  if (kind === 'SEARCH') {
    return savedSearchId === null ? null : paths.savedSearch(savedSearchId, { load: loadId ?? '' });
  }
  if (kind === 'PLAN') return paths.subscription();
  // The register has no page for it.
  if (companyKey === null || kind === 'GONE') return null;
  const href = paths.company(companyKey, views[kind]);
  return inTimeline.includes(kind) ? `${href}#timeline` : href;
}
