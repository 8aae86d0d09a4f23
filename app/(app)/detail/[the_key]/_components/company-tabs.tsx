import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { cn } from '@/lib/cn';
import { paths } from '@/lib/paths';
import { loadOrigin, type RawParams } from './origin';

const TABS = ['overview'] as const;

type Props = { companyKey: string; searchParams: RawParams };

/** Tabs are links: each has an address. */
export async function CompanyTabs({ companyKey, searchParams }: Props) {
  const t = await getTranslations('detail');
  const { from, search, page } = await loadOrigin(searchParams);
  const href = paths.company(companyKey, {
    from: from ?? undefined,
    search,
    page: page > 1 ? page : undefined,
  });
  return (
    <nav aria-label={t('tabs')} className="-mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
      <ul className="flex gap-6 border-b">
        {TABS.map((tab) => (
          <li key={tab}>
            <Link
              href={href}
              aria-current="page"
              className={cn(
                'flex h-10 items-center border-b-2 font-medium touch:h-11',
                'border-accent text-ink',
              )}
            >
              {t(tab)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
