import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PageContainer } from '@/components/shell/page-container';
import { StreamWhenSlow } from '@/components/shell/stream-when-slow';
import { requireUser } from '@/lib/auth/session';
import { ClientMessages } from '@/lib/i18n/client-messages';
import type { RawParams } from '@/lib/raw-params';
import { findSaveStates } from '@/lib/saved/queries';
import { findSearchChange } from '@/lib/saved-searches/change-queries';
import { findSavedSearch, listGoneValues } from '@/lib/saved-searches/queries';
import { parseChangeParams } from '@/lib/saved-searches/search-params';
import type { AskedChange } from '@/lib/saved-searches/types';
import { Change } from './_components/change';
import { ChangeSkeleton } from './_components/change-skeleton';

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<RawParams>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const user = await requireUser();
  const search = await findSavedSearch(user.id, (await params).id);
  const t = await getTranslations('savedSearches');
  return { title: search ? t('changeTitle', { name: search.name }) : t('heading') };
}

export default async function SearchChangePage({ params, searchParams }: Props) {
  const user = await requireUser();
  const { id } = await params;
  // Before anything is streamed, because the status is fixed from then on.
  if (!(await findSavedSearch(user.id, id))) notFound();
  const asked = await parseChangeParams(searchParams);
  return (
    <ClientMessages namespaces={['app', 'shell', 'search', 'company', 'savedSearches']}>
      <PageContainer className="flex flex-col gap-6">
        <StreamWhenSlow work={findChange(user.id, id, asked)} skeleton={<ChangeSkeleton />}>
          {(change) => (change ? <Change {...change} /> : notFound())}
        </StreamWhenSlow>
      </PageContainer>
    </ClientMessages>
  );
}

async function findChange(userId: string, id: string, asked: AskedChange) {
  const found = await findSearchChange(userId, id, asked);
  if (!found) return null;
  const keys = found.items.flatMap(({ company }) => company?.key ?? []);
  const [saved, [gone = []]] = await Promise.all([
    findSaveStates(userId, keys),
    listGoneValues([found.search]),
  ]);
  return { found, saved, gone };
}
