import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageContainer } from '@/components/shell/page-container';
import { StreamWhenSlow } from '@/components/shell/stream-when-slow';
import { requireUser } from '@/lib/auth/session';
import { HOLDERS_SHOWN } from '@/lib/most-roles/constants';
import { mostHeld } from '@/lib/most-roles/queries';
import { parseMostRolesParams } from '@/lib/most-roles/search-params';
import type { RawParams } from '@/lib/raw-params';
import { knownFiltersOf } from '@/lib/search/known-filters';
import { PeopleSkeleton } from '../_components/people-skeleton';
import { HoldersList } from './_components/holders-list';
import { MostRolesHead } from './_components/most-roles-head';

type Props = { searchParams: Promise<RawParams> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('mostRoles');
  return { title: t('title') };
}

export default async function MostRolesPage({ searchParams }: Props) {
  const user = await requireUser();
  const params = await parseMostRolesParams(searchParams, knownFiltersOf(user.id));
  const { search, filters, role, ever } = params;
  const among = { search: search || null, filters };
  const work = mostHeld({ role, ever, among, limit: HOLDERS_SHOWN });
  return (
    <PageContainer>
      <div className="flex flex-col gap-4">
        <MostRolesHead params={params} />
        <StreamWhenSlow work={work} skeleton={<PeopleSkeleton />}>
          {(holders) => <HoldersList params={params} holders={holders} />}
        </StreamWhenSlow>
      </div>
    </PageContainer>
  );
}
