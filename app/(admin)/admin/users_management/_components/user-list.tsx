'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { ErrorPanel } from '@/components/ui/on-every-page';
import { AnswerCache, useAnswer } from '@/components/ui/use-answer';
import { adminPaths } from '@/lib/admin-paths';
import { referenceOf } from '@/lib/api/call';
import { usersApi } from '@/lib/api/users';
import { USER_PAGE_SIZES } from '@/lib/users/admin/constants';
import {
  readUserQuestion,
  type ShownUsers,
  userAddress,
  userApiQuery,
} from '@/lib/users/admin/user-question';
import type { UserListAnswer } from '@/lib/users/answers';
import { UserTable } from './user-table';

/** Rendered on the server with the page; their code loads after the page's first scripts. */
const UserTools = lazyPart(async () => (await import('./user-tools')).UserTools);
const Pagination = lazyPart(
  async () => (await import('@/components/pagination/pagination')).Pagination,
);
const NoUsers = lazyPart(async () => (await import('./no-users')).NoUsers);

/** The table of users: the query is kept in the URL, the rows are fetched from the API. */
export function UserList() {
  const t = useTranslations('admin');
  const shown = readUserQuestion(useSearchParams());
  // Cached for this visit only, so that coming back from an account shows its current state.
  const [cache] = useState(() => new AnswerCache<UserListAnswer>());
  const query = userApiQuery(shown);
  const { answer, isCurrent, error, retry } = useAnswer({
    cache,
    key: query,
    load: (signal) => usersApi.list(query, signal),
  });
  const total = answer?.pagination.totalRecords;
  return (
    <>
      <Suspense>
        <UserTools shown={shown} total={isCurrent ? total : undefined} />
      </Suspense>
      {error !== undefined ? (
        <ErrorPanel
          heading={t('failed')}
          hint={t('failedHint')}
          reference={referenceOf(error)}
          again={t('retry')}
          retry={retry}
        />
      ) : total === 0 && isCurrent ? (
        <Suspense>
          <NoUsers search={shown.search} />
        </Suspense>
      ) : (
        <Found shown={shown} answer={answer} stale={!isCurrent} />
      )}
    </>
  );
}

type FoundProps = { shown: ShownUsers; answer: UserListAnswer | undefined; stale: boolean };

function Found({ shown, answer, stale }: FoundProps) {
  const target = { path: adminPaths.users(), query: userAddress(shown) };
  const pages = answer?.pagination;
  return (
    <>
      <UserTable shown={shown} users={answer?.data} stale={stale && answer !== undefined} />
      {pages && pages.totalRecords >= USER_PAGE_SIZES[0] && (
        <Suspense>
          <Pagination
            target={target}
            page={pages.currentPage}
            totalPages={pages.totalPages}
            always
          />
        </Suspense>
      )}
    </>
  );
}
