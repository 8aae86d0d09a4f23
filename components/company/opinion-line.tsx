import { useTranslations } from 'next-intl';
import type { SaidOpinion } from '@/lib/search/types';
import type { CompanyTexts } from './card-company';

type Props = { opinion: SaidOpinion; t: CompanyTexts };

/** What the auditor concluded on the annual report. */
export function OpinionLine({ opinion: { kind, year }, t }: Props) {
  const opinion = useTranslations('financial.opinion');
  return (
    <p className="mt-1 break-words pr-20 text-muted text-xs">
      {t('mention', { year })} {opinion(kind)}
    </p>
  );
}
