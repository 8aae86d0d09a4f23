import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { requireUser } from '@/lib/auth/session';
import { findSavedSearch } from '@/lib/saved-searches/queries';

type Props = { params: Promise<{ id: string }>; children: ReactNode };

/**
 * Runs above loading.tsx, and only for a single search: once a skeleton has been streamed, the
 * status is fixed at 200.
 */
export default async function SavedSearchLayout({ params, children }: Props) {
  const user = await requireUser();
  if (!(await findSavedSearch(user.id, (await params).id))) notFound();
  return children;
}
