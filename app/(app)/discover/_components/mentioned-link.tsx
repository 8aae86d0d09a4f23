import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';

type Props = { search: string; count: number };

/** Leads to the companies whose newest annual reports mention what was searched for, if there are any. */
export function MentionedLink({ search, count }: Props) {
  const t = useTranslations('discover');
  if (count === 0) return null;
  return (
    <p>
      <Link href={paths.discover({ mentions: search })} className="link link-alone text-sm">
        {t('mentioned', { count: formatNumber(count), plural: count })}
      </Link>
    </p>
  );
}
