import { ArrowLeft } from 'lucide-react';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { paths } from '@/lib/paths';
import { loadOrigin, originHref, type RawParams } from './origin';
import { loadVia } from './via';

const texts = {
  discover: 'back',
  segmentation: 'back',
  saved: 'backToSaved',
  compare: 'backToComparison',
  search: 'backToSearch',
} as const;

/** Back to the company this one was chosen on, else to the results, else to the search. */
export async function BackLink({ searchParams }: { searchParams: RawParams }) {
  const t = await getTranslations('detail');
  const [origin, via] = await Promise.all([loadOrigin(searchParams), loadVia(searchParams)]);
  const results = origin ? originHref(origin) : paths.search();
  const company = via && paths.company(via, { from: origin?.from, ...origin?.query });
  return (
    <Link
      href={company ?? results}
      className="inline-flex w-fit items-center gap-2 rounded-sm font-medium text-accent text-sm underline-offset-4 hover:underline touch:min-h-11 print:hidden"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {company ? t('backToCompany') : t(texts[origin?.from ?? 'search'])}
    </Link>
  );
}
