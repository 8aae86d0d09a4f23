import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PageContainer } from '@/components/shell/page-container';
import { StreamWhenSlow } from '@/components/shell/stream-when-slow';
import { requireUser } from '@/lib/auth/session';
import { MOST_COMPARED } from '@/lib/comparison/constants';
import { chooseCompared } from '@/lib/comparison/queries';
import { parseCompareParams } from '@/lib/comparison/search-params';
import { paths } from '@/lib/paths';
import type { RawParams } from '@/lib/raw-params';
import { listSavedKeys } from '@/lib/saved/queries';
import { AddForm } from './_components/add-form';
import { Comparison } from './_components/comparison';
import { ComparisonSkeleton } from './_components/comparison-skeleton';
import { LeftAside } from './_components/left-aside';
import { loadComparison } from './_components/load-comparison';
import { Meant } from './_components/meant';
import { isTooShort, readMeant } from './_components/read-meant';

type Props = { searchParams: Promise<RawParams> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('compare');
  return { title: t('title') };
}

export default async function ComparePage({ searchParams }: Props) {
  const user = await requireUser();
  const { keys: asked, unreadable, add, ofGroups, saved } = parseCompareParams(await searchParams);
  if (saved.length > 0) redirect(paths.compare({ company: await listSavedKeys(user.id, saved) }));
  const { keys, ...aside } = await chooseCompared(asked);
  const address = { keys, ofGroups };
  const meant = await readMeant(add, address);
  const t = await getTranslations('compare');
  return (
    <PageContainer>
      <div className="flex flex-col gap-4">
        <div>
          <h1 className="text-xl">{t('title')}</h1>
          <p className="text-body">{t('intro', { most: MOST_COMPARED })}</p>
        </div>
        {keys.length < MOST_COMPARED ? (
          <div className="print:hidden">
            <AddForm address={address} add={add} isTooShort={isTooShort(add)} />
          </div>
        ) : (
          <p className="text-body print:hidden">{t('full', { most: MOST_COMPARED })}</p>
        )}
        {meant && <Meant meant={meant} text={add} address={address} />}
        <LeftAside unreadable={unreadable} {...aside} />
        <StreamWhenSlow
          work={loadComparison(address)}
          skeleton={<ComparisonSkeleton companies={keys.length} />}
        >
          {(comparison) => (
            <Comparison
              comparison={comparison}
              address={address}
              isAsking={meant !== null && meant.total > 0}
            />
          )}
        </StreamWhenSlow>
      </div>
    </PageContainer>
  );
}
