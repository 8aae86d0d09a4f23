'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Input } from '@/components/ui/field';
import { endsOf } from '@/lib/search/filter-params';
import { CHANGE_FILTERS, type ChangeFilter } from '@/lib/search-index/change-filters';
import { boundedCount } from './folded-ranges';
import { FoldedSection, type SectionProps } from './folded-section';
import { QuickSpans, type RegisterDay } from './quick-spans';
import { useOwnWords } from './use-own-words';

/** What is new since a day: name, address and people. */
export function ChangesFilter(props: SectionProps & RegisterDay) {
  const t = useTranslations('filters');
  return (
    <FoldedSection heading={t('changes')} chosen={boundedCount(props.draft, CHANGE_FILTERS)}>
      <p className="text-muted text-xs">{t('changesHint')}</p>
      <div className="flex flex-col gap-2 pt-2">
        {CHANGE_FILTERS.map((name) => (
          <ChangedSince key={name} name={name} {...props} />
        ))}
      </div>
    </FoldedSection>
  );
}

type ChangeProps = SectionProps & RegisterDay & { name: ChangeFilter };

/**
 * The first day of a change; its last day, which addresses and sentences can give, is kept until a
 * span is chosen.
 */
function ChangedSince({ name, registerDay, ...props }: ChangeProps) {
  const { draft, disabled } = props;
  const t = useTranslations('filters');
  const id = useId();
  const [from, to] = endsOf(name);
  const found = draft.problems.find(({ param }) => param === from || param === to);
  const problem = useOwnWords(found?.sentence);
  return (
    <div>
      <div className="grid grid-cols-[minmax(0,1fr)_9rem] items-center gap-2">
        <label htmlFor={id} className="text-sm">
          {t(name)}
        </label>
        <Input
          id={id}
          type="date"
          min="1000-01-01"
          max="2999-12-31"
          autoComplete="off"
          disabled={disabled}
          value={draft.texts[from] ?? ''}
          onChange={(event) => draft.setTexts({ [from]: event.target.value })}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
        />
      </div>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="pt-1 text-bad text-sm">
          {problem}
        </p>
      )}
      <QuickSpans {...props} registerDay={registerDay} legend={t(name)} range={name} />
    </div>
  );
}
