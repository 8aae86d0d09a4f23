import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { MeantEnd } from '@/components/connections/meant-end';
import { PageContainer } from '@/components/shell/page-container';
import { requireUser } from '@/lib/auth/session';
import { loadEnd } from '@/lib/connections/load-end';
import { soleText, titleOf } from '@/lib/connections/shown-end';
import { parseNetworkParams } from '@/lib/network/search-params';
import type { RawParams } from '@/lib/raw-params';
import { MiddleForm } from './_components/middle-form';
import { NetworkAround } from './_components/network-around';
import { networkTo } from './_components/network-to';
import { NoMiddle } from './_components/no-middle';

type Props = { searchParams: Promise<RawParams> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  await requireUser();
  const t = await getTranslations('network');
  const { of } = parseNetworkParams(await searchParams);
  return { title: titleOf([await loadEnd(of)], t('title')) };
}

export default async function NetworkPage({ searchParams }: Props) {
  await requireUser();
  const asked = parseNetworkParams(await searchParams);
  const end = await loadEnd(asked.of);
  const to = networkTo(end.text, asked);
  const sole = soleText(end);
  if (sole !== null) redirect(to.around(sole));
  const t = await getTranslations('network');
  return (
    <PageContainer className="flex flex-col gap-4">
      <div>
        <h1 className="text-xl">{t('title')}</h1>
        <p className="text-body">{t('intro')}</p>
      </div>
      <MiddleForm end={end} to={to} />
      {end.is === 'named' && <MeantEnd name="of" end={end} hrefOf={to.around} />}
      {end.is === 'missing' && <NoMiddle />}
      {end.is === 'known' && <NetworkAround middle={end.node} to={to} />}
    </PageContainer>
  );
}
