import { ArrowLeft } from 'lucide-react';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { paths } from '@/lib/paths';
import { loadOrigin, type RawParams } from './origin';

export async function BackLink({ searchParams }: { searchParams: RawParams }) {
  const t = await getTranslations('detail');
  const origin = await loadOrigin(searchParams);
  return (
    <Link
      href={origin ? paths[origin.from](origin.query) : paths.search()}
      className="inline-flex w-fit items-center gap-2 rounded-sm font-medium text-accent text-sm underline-offset-4 hover:underline touch:min-h-11"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {origin ? t('back') : t('backToSearch')}
    </Link>
  );
}
