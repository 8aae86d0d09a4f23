import { useTranslations } from 'next-intl';
import type { NotComputed } from '@/lib/financials/types';

/** Why a key figure cannot be computed, in 12 px below it. */
export function NotComputedLine({ reason: { part, why } }: { reason: NotComputed }) {
  const t = useTranslations('keyFigures');
  return (
    <span className="ml-auto block max-w-32 whitespace-normal text-balance text-muted text-xs">
      {t(`lacking.${why}`, { part: t(`parts.${part}`) })}
    </span>
  );
}
