import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';

const SHOWN = 3;

/** Alternative spellings that occur in the register. */
export function DidYouMean({ spellings }: { spellings: string[] }) {
  const t = useTranslations('discover');
  if (spellings.length === 0) return null;
  return (
    <p className="text-body">
      {t('didYouMean')}{' '}
      {spellings.slice(0, SHOWN).map((search, index) => (
        <span key={search}>
          {index > 0 && ', '}
          <Link lang="da" href={paths.discover({ search })} className="link-within break-words">
            {search}
          </Link>
        </span>
      ))}
      ?
    </p>
  );
}
