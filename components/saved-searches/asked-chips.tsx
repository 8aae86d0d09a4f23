import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useChipText } from '@/components/filters/chip-text';
import { type Chip, chipsOf } from '@/components/filters/chips';
import { truncateWords } from '@/lib/format';

const chipClass =
  'inline-flex h-6 max-w-full items-center gap-1 rounded-full bg-raised px-2.5 text-body text-sm';

/** Filters whose values are the register's own words. */
const OF_REGISTER = ['industry', 'sector', 'companyType', 'region', 'municipality'];
const isOfRegister = (chip: Chip) => chip.kind === 'list' && OF_REGISTER.includes(chip.param);

/** The conditions of a saved search as chips. */
export function AskedChips({ query }: { query: Record<string, string> }) {
  const t = useTranslations('saveSearch');
  const textOf = useChipText();
  const chips = chipsOf(query);
  if (!query.search && chips.length === 0) {
    return <p className="text-body text-sm">{t('everybody')}</p>;
  }
  return (
    <ul aria-label={t('asked')} className="flex flex-wrap gap-1.5">
      {query.search && (
        <li className={chipClass}>
          <Search aria-hidden className="size-3.5 shrink-0 text-muted" />
          <q lang="da" className="truncate">
            {query.search}
          </q>
        </li>
      )}
      {chips.map((chip) => (
        <li
          key={chip.key}
          lang={isOfRegister(chip) ? 'da' : undefined}
          title={textOf(chip)}
          className={chipClass}
        >
          <span className="truncate">{truncateWords(textOf(chip), 45)}</span>
        </li>
      ))}
    </ul>
  );
}
