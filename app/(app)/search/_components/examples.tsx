import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';

const SEARCHES = ['trade', 'street', 'status', 'founded'] as const;

const LINK =
  'inline-flex min-h-8 items-center rounded-md border border-line bg-surface px-3 text-body text-sm hover:border-line-strong hover:text-ink touch:min-h-11';

/** What a search may be made of; a sentence is only put into the field, because AI searches are counted. */
export function Examples() {
  const t = useTranslations('search.examples');
  return (
    <nav aria-labelledby="examples" className="flex flex-col gap-3">
      <h2 id="examples" className="text-center text-muted text-sm">
        {t('title')}
      </h2>
      <ul className="flex flex-wrap justify-center gap-2">
        {SEARCHES.map((name) => (
          <li key={name}>
            <Link href={paths.discover({ search: t(name) })} className={LINK}>
              {t(name)}
            </Link>
          </li>
        ))}
        <li>
          <Link href={paths.search({ ai: t('sentence') })} className={LINK}>
            {t('sentence')}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
