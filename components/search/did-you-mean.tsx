import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';

const SHOWN = 3;

type Props = { spellings: string[]; hrefOf: (spelling: string) => string };

/** Alternative spellings that occur in the register. */
export function DidYouMean({ spellings, hrefOf }: Props) {
  const t = useTranslations('discover');
  if (spellings.length === 0) return null;
  return (
    <p className="text-body">
      {t('didYouMean')}{' '}
      {spellings.slice(0, SHOWN).map((spelling, index) => (
        <span key={spelling}>
          {index > 0 && ', '}
          <Link lang="da" href={hrefOf(spelling)} className="link-within break-words">
            {spelling}
          </Link>
        </span>
      ))}
      ?
    </p>
  );
}
