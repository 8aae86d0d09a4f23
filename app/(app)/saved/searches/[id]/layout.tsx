import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { requireUser } from '@/lib/auth/session';
import { findSavedSearch } from '@/lib/saved-searches/queries';

type Props = { params: Promise<{ id: string }>; children: ReactNode };

/**
 * Above loading.tsx, and beside that of the list: once a skeleton is sent the status is 200
 * for good.
 */
export default async function SavedSearchLayout({ params, children }: Props) {
  const user = await requireUser();
  if (!(await findSavedSearch(user.id, (await params).id))) notFound();
  return children;
}
