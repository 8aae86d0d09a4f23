import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';

type Props = {
  search: string;
  /** Free AI searches left this month; null without a limit. */
  remaining: number | null;
  /** Runs the same words as an AI search. */
  onAi: () => void;
};

const actionClass = 'link link-alone';

/** Where to look instead, after a simple search that found nothing. */
export function NoMatch({ search, remaining, onAi }: Props) {
  const t = useTranslations('search');
  const ai = useTranslations('aiSearch');
  // Names contain no digits, and a sentence contains letters.
  const mayBeName = !/\d/.test(search);
  const mayBeSentence = /\p{L}/u.test(search);
  return (
    <div className="rounded-lg border bg-surface px-4 py-3">
      <p className="break-words text-ink">{t('noMatch', { search })}</p>
      <div className="flex flex-wrap items-center justify-center gap-x-6">
        {mayBeName && (
          <Link href={paths.people({ name: search })} className={actionClass}>
            {t('noMatchPeople')}
          </Link>
        )}
        {mayBeSentence && (
          <button type="button" onClick={onAi} className={actionClass}>
            {t('noMatchAi')}
          </button>
        )}
      </div>
      {mayBeSentence && remaining !== null && (
        <p className="text-muted text-xs">
          {remaining > 0
            ? ai('left', { count: formatNumber(remaining), plural: remaining })
            : ai('noneLeft')}
        </p>
      )}
    </div>
  );
}
