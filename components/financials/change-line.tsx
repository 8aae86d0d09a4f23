import { useTranslations } from 'next-intl';
import { formatRatio } from '@/lib/format';

/** The change of a key figure from the previous year, in 12 px below it. */
export function ChangeLine({ change }: { change: number }) {
  const t = useTranslations('keyFigures');
  return (
    <span className="block text-muted text-xs">
      {change > 0 && '+'}
      {t('points', { change: formatRatio(change) })}
    </span>
  );
}
