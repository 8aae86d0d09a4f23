import { useTranslations } from 'next-intl';
import { WhileSaved } from '@/components/saved/while-saved';
import { Badge } from '@/components/ui/badge';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';
import type { SaveState, Written } from '@/lib/saved/types';

type Props = { companyKey: string; state: SaveState; written: Written };

/** What the reader wrote about the company among the saved ones. */
export function OwnWords({ companyKey, state, written: { note, tags } }: Props) {
  const t = useTranslations('detail');
  return (
    <WhileSaved companyKey={companyKey} state={state}>
      <div className="flex flex-col items-start gap-1 rounded-md bg-raised px-3 py-2 text-sm print:hidden">
        {note !== '' && (
          <p dir="auto" className="max-w-full whitespace-pre-line break-words">
            {t('ownNote', { note })}
          </p>
        )}
        {tags.length > 0 && (
          <ul aria-label={t('ownTags')} className="flex max-w-full flex-wrap gap-1">
            {tags.map((tag) => (
              <li key={tag} className="max-w-full">
                <Badge tone="accent" wraps>
                  <span dir="auto" className="min-w-0 break-words">
                    {tag}
                  </span>
                </Badge>
              </li>
            ))}
          </ul>
        )}
        <Link
          href={paths.saved({ q: companyKey })}
          className="link inline-flex items-center touch:min-h-11"
        >
          {t('changeOwn')}
        </Link>
      </div>
    </WhileSaved>
  );
}
