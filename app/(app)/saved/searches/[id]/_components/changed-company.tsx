import { useLocale, useTranslations } from 'next-intl';
import { toCard } from '@/components/company/card-company';
import { CompanyCard } from '@/components/company/company-card';
import { cardClass } from '@/components/ui/card';
import { Glyph } from '@/components/ui/glyph';
import { byPlace } from '@/lib/by-place';
import { cn } from '@/lib/cn';
import { wordsOf } from '@/lib/i18n/words-of';
import { type Change, changeText } from '@/lib/notifications/change-text';
import { isGraveChange } from '@/lib/notifications/topics';
import { paths } from '@/lib/paths';
import type { SaveStates } from '@/lib/saved/queries';
import type { ChangedMember } from '@/lib/saved-searches/types';

type Props = { item: ChangedMember; saved: SaveStates };

/** A company's current state, and below it the changes in the register. */
export function ChangedCompany({ item, saved }: Props) {
  const { company, changes } = item;
  if (!company) return <GoneCompany item={item} />;
  return (
    <li className="flex min-w-0 flex-col">
      <CompanyCard
        company={toCard(company, saved(company.key))}
        href={paths.company(company.key)}
      />
      <Changes changes={changes} />
    </li>
  );
}

function Changes({ changes }: { changes: readonly Change[] }) {
  const t = useTranslations('savedSearches');
  const say = wordsOf(useLocale());
  if (changes.length === 0) return null;
  return (
    <ul aria-label={t('why')} className="flex flex-col gap-0.5 px-4 pt-1.5 text-body text-sm">
      {byPlace(changes, (change) =>
        isGraveChange(change) ? (
          <li className="flex gap-1.5 text-bad">
            <Glyph shape="warning" className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 break-words">{say(changeText(change))}</span>
          </li>
        ) : (
          <li className="break-words">{say(changeText(change))}</li>
        ),
      )}
    </ul>
  );
}

/** The register no longer has the company: only its number and last name are known. */
function GoneCompany({ item: { key, formerName } }: { item: ChangedMember }) {
  const t = useTranslations('savedSearches');
  return (
    <li className={cn(cardClass, 'flex flex-col gap-1 border-dashed p-4')}>
      <h3 lang="da" dir="auto" className="break-words text-lg leading-5">
        {formerName ?? t('cvr', { key })}
      </h3>
      {formerName !== null && (
        <p className="text-muted text-sm tabular-nums">{t('cvr', { key })}</p>
      )}
      <p className="text-body text-sm">{t('gone')}</p>
    </li>
  );
}
