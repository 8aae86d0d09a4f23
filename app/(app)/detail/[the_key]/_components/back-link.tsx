import { ArrowLeft } from 'lucide-react';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { paths } from '@/lib/paths';
import { loadOrigin, type RawParams } from './origin';

export async function BackLink({ searchParams }: { searchParams: RawParams }) {
  const t = await getTranslations('detail');
  const { from, search, page } = await loadOrigin(searchParams);
  const toResults = from === 'discover' && search !== '';
  const href = toResults
    ? paths.discover({ search, page: page > 1 ? page : undefined })
    : paths.search();
  return (
    <Link
      href={href}
      className="inline-flex w-fit items-center gap-2 rounded-sm font-medium text-accent text-sm underline-offset-4 hover:underline touch:min-h-11"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {toResults ? t('back') : t('backToSearch')}
    </Link>
  );
}
