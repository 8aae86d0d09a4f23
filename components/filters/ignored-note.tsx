import { useLocale, useTranslations } from 'next-intl';
import { Info } from '@/components/ui/icons';
import { wordsOf } from '@/lib/i18n/words-of';
import type { Ignored } from '@/lib/search/search-params';
import { curly } from './curly';

const SHOWN = 5;

/** Both ends of a range are called the same. */
const nameOf = (param: Ignored['param']) =>
  param.replace(/To$/, 'From') as Exclude<Ignored['param'], `${string}To`>;

type Props = { ignored?: readonly Ignored[]; also?: readonly string[] };

/** The parameters of the URL that are ignored, and why. Renders nothing when there are none. */
export function IgnoredNote({ ignored = [], also = [] }: Props) {
  const t = useTranslations('filters');
  const say = wordsOf(useLocale());
  const sentences = [
    ...ignored.map(({ param, sentence }) => {
      const said = curly(say(sentence));
      // A request such as "Search at most 200 characters" needs no label.
      if (param === 'search' && /^\p{Lu}/u.test(said)) return said;
      return `${t(`ignoredParam.${nameOf(param)}`)}: ${said}`;
    }),
    ...also,
  ];
  if (sentences.length === 0) return null;
  return (
    <div className="flex gap-2 rounded-md border border-line bg-raised px-3 py-2 text-body text-sm">
      <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
      <div className="min-w-0 break-words">
        <span className="font-medium text-ink">{t('ignored')}</span>{' '}
        {[...new Set(sentences)].slice(0, SHOWN).join(' · ')}
        {sentences.length > SHOWN && ' …'}
      </div>
    </div>
  );
}
