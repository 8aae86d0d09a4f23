import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import type { NumberSearch } from '@/lib/saved-searches/types';

const placesOf = ({ first, last }: NumberSearch) =>
  first === last ? formatNumber(first) : `${formatNumber(first)}–${formatNumber(last)}`;

/** Opens the new companies as results; in several parts where one search cannot hold them. */
export function NewAsResults({ searches }: { searches: readonly NumberSearch[] }) {
  const t = useTranslations('savedSearches');
  const label = t('newAsResults');
  const open = (part: NumberSearch, text: string) => (
    <Link key={part.first} href={paths.discover({ search: part.search })} className={buttonClass()}>
      {text}
    </Link>
  );
  const [first, ...others] = searches;
  if (!first) return null;
  if (others.length === 0) return open(first, label);
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-2 print:hidden">
      <span aria-hidden className="text-body text-sm max-sm:w-full">
        {t('newInParts', { most: formatNumber(first.last) })}
      </span>
      {searches.map((part) => open(part, placesOf(part)))}
    </nav>
  );
}
