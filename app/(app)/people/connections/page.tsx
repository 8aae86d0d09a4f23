import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PageContainer } from '@/components/shell/page-container';
import { requireUser } from '@/lib/auth/session';
import { parseConnectionParams } from '@/lib/connections/search-params';
import { titleOf } from '@/lib/connections/shown-end';
import type { RawParams } from '@/lib/raw-params';
import { Connected } from './_components/connected';
import { EndsForm } from './_components/ends-form';
import { loadEnds, soleHref } from './_components/load-ends';
import { MeantEnds } from './_components/meant-ends';

type Props = { searchParams: Promise<RawParams> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  await requireUser();
  const t = await getTranslations('connections');
  const ends = await loadEnds(parseConnectionParams(await searchParams));
  return { title: titleOf([ends.of, ends.with], t('title')) };
}

export default async function ConnectionsPage({ searchParams }: Props) {
  await requireUser();
  const asked = parseConnectionParams(await searchParams);
  const ends = await loadEnds(asked);
  const sole = soleHref(ends);
  if (sole) redirect(sole);
  const t = await getTranslations('connections');
  return (
    <PageContainer className="flex flex-col gap-4">
      <div>
        <h1 className="text-xl">{t('title')}</h1>
        <p className="text-body">{t('intro')}</p>
      </div>
      <EndsForm ends={ends} />
      <MeantEnds ends={ends} />
      <Connected ends={ends} />
    </PageContainer>
  );
}
