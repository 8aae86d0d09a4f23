import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { endText } from '@/lib/connections/ends';
import type { End } from '@/lib/connections/types';
import { paths } from '@/lib/paths';

/** Leads to what connects this company or person with others. */
export function FindConnection({ of }: { of: End }) {
  const t = useTranslations('connections');
  return (
    <Link
      href={paths.connections({ of: endText(of) })}
      className="link link-alone text-sm print:hidden"
    >
      {t('find')}
    </Link>
  );
}
