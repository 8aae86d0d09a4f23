import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageContainer } from '@/components/shell/page-container';
import { StreamWhenSlow } from '@/components/shell/stream-when-slow';
import { requireUser } from '@/lib/auth/session';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { getSavedOverview } from '@/lib/saved/overview';
import { parseSavedParams, type RawSavedParams, savedPageQuery } from '@/lib/saved/saved-params';
import { listSavedPage, toPageAnswer } from '@/lib/saved/table';
import { SavedSkeleton } from './_components/saved-skeleton';
import { SavedView } from './_components/saved-view';

type Props = { searchParams: Promise<Exclude<RawSavedParams, URLSearchParams>> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('savedPage');
  return { title: t('title') };
}

export default async function SavedPage({ searchParams }: Props) {
  const user = await requireUser();
  const params = parseSavedParams(await searchParams);
  const work = Promise.all([listSavedPage(user.id, params), getSavedOverview(user.id)]);
  return (
    <ClientMessages
      namespaces={[
        ...(['savedPage', 'lists', 'exports', 'share'] as const),
        ...(['company', 'app', 'pagination', 'shell', 'search'] as const),
      ]}
    >
      <PageContainer wide className="print:px-0">
        <StreamWhenSlow work={work} skeleton={<SavedSkeleton size={params.size} />}>
          {([page, overview]) => (
            <SavedView
              initial={{
                query: savedPageQuery(params),
                answer: toPageAnswer(page, params.size),
                overview,
              }}
            />
          )}
        </StreamWhenSlow>
      </PageContainer>
    </ClientMessages>
  );
}
