import 'server-only';
import { recordAudit } from '@/lib/audit/record';
import type { UsersReport } from '@/lib/reports/types';
import { REPORT_MAX_USERS } from './constants';
import { listUsers, type UserQuestion } from './user-list';

/** The first users of a list, to be printed. That they were is logged. */
export async function getUsersReport(
  actorId: string,
  question: Pick<UserQuestion, 'search' | 'sort' | 'direction'>,
  address: string | null,
): Promise<UsersReport> {
  const { items, total } = await listUsers({ ...question, page: 1, pageSize: REPORT_MAX_USERS });
  const details = { users: items.length };
  await recordAudit({ actorId, action: 'users_exported', address, details });
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
