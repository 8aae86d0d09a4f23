import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import type { End } from '@/lib/connections/types';
import { networkHref } from '@/lib/network/search-params';

/** Leads to everybody around this company or person. */
export function ShowNetwork({ of }: { of: End }) {
  const t = useTranslations('network');
  return (
    <Link href={networkHref({ of })} className="link link-alone text-sm print:hidden">
      {t('show')}
    </Link>
  );
}
