import 'server-only';
import { recordAudit } from '@/lib/audit/record';
import type { UsersReport } from '@/lib/reports/types';
import { REPORT_MAX_USERS, USER_PAGE_SIZES } from './constants';
import { listUsers, type UserPage, type UserQuestion } from './user-list';

async function recordExport(actorId: string, users: number, address: string | null): Promise<void> {
  await recordAudit({ actorId, action: 'users_exported', address, details: { users } });
}

/**
 * One page of users for API clients. A page larger than the table's maximum is audited as an
 * export, like the PDF.
 */
export async function getUsersPage(
  actorId: string,
  question: UserQuestion,
  address: string | null,
): Promise<UserPage> {
  const found = await listUsers(question);
  const isShown = question.pageSize <= Math.max(...USER_PAGE_SIZES);
  if (!isShown) await recordExport(actorId, found.items.length, address);
  return found;
}

/** The first users of a list, for the PDF. The export is audited. */
export async function getUsersReport(
  actorId: string,
  question: Pick<UserQuestion, 'search' | 'sort' | 'direction'>,
  address: string | null,
): Promise<UsersReport> {
  const { items, total } = await listUsers({ ...question, page: 1, pageSize: REPORT_MAX_USERS });
  await recordExport(actorId, items.length, address);
  return {
    search: question.search,
    total,
    madeAt: new Date(),
    users: items.map(({ id, firstname, lastname, email, isSubscription, role }) => ({
      id,
      email,
      role,
      name: `${firstname} ${lastname}`.trim(),
      isSubscriber: isSubscription,
    })),
  };
}
