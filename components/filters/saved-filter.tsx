'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Skeleton } from '@/components/ui/skeleton';
import { sentenceOf } from '@/lib/api/call';
import { savedApi } from '@/lib/api/saved';
import { ALL_SAVED, listValue } from '@/lib/search/saved-values';
import { FacetList } from './facet-list';
import { FoldedSection, type SectionProps } from './folded-section';
import { type Side, Sides } from './sides';
import type { FilterDraft } from './use-filter-draft';

const SIDES = ['saved', 'notSaved'] as const;
type Param = (typeof SIDES)[number];

const listsIn = (draft: FilterDraft, param: Param) =>
  draft.choices(param).filter((value) => value !== ALL_SAVED);

/** What the user has saved: to leave out, or to look for nothing else. */
export function SavedFilter(props: SectionProps) {
  const t = useTranslations('filters');
  const chosen = SIDES.flatMap((param) => props.draft.choices(param));
  return (
    <FoldedSection heading={t('savedCompanies')} chosen={chosen.length}>
      <Everything {...props} />
      <Lists {...props} />
    </FoldedSection>
  );
}

/** Each box unticks the other one, as together they leave nothing. */
function Everything({ draft, disabled }: SectionProps) {
  const t = useTranslations('filters');
  function choose(param: Param, isChosen: boolean) {
    const lists = Object.fromEntries(SIDES.map((one) => [one, listsIn(draft, one).join('|')]));
    const own = [...(isChosen ? [ALL_SAVED] : []), ...listsIn(draft, param)].join('|');
    draft.setTexts({ ...lists, [param]: own });
  }
  return (
    <fieldset disabled={disabled} className="flex flex-col">
      <legend className="sr-only">{t('savedCompanies')}</legend>
      {(['notSaved', 'saved'] as const).map((param) => (
        <Checkbox
          key={param}
          label={t(param === 'saved' ? 'onlySaved' : 'withoutSaved')}
          checked={draft.choices(param).includes(ALL_SAVED)}
          onChange={(event) => choose(param, event.target.checked)}
          className="min-h-8 touch:min-h-11"
        />
      ))}
    </fieldset>
  );
}

/** The names of the user's lists as values of the filter; undefined until they are there. */
function useLists() {
  const [lists, setLists] = useState<string[]>();
  const [error, setError] = useState<string>();
  const load = useCallback(async () => {
    setError(undefined);
    try {
      const { data } = await savedApi.lists();
      setLists([...new Set(data.map(({ name }) => listValue(name)))]);
    } catch (failure) {
      setError(sentenceOf(failure));
    }
  }, []);
  useEffect(() => void load(), [load]);
  return { lists, error, load };
}

function Lists({ draft, disabled }: SectionProps) {
  const t = useTranslations('filters');
  const { lists, error, load } = useLists();
  const counts = [listsIn(draft, 'saved').length, listsIn(draft, 'notSaved').length] as const;
  const [side, setSide] = useState<Side>(counts[1] > counts[0] ? 1 : 0);
  if (error !== undefined) {
    return (
      <div className="flex flex-col items-start gap-2 pt-2">
        <Alert>{error}</Alert>
        <Button onClick={load}>{t('retry')}</Button>
      </div>
    );
  }
  if (lists === undefined) return <Skeleton className="mt-2 h-5 w-32" />;
  const param = SIDES[side];
  const chosen = listsIn(draft, param);
  const gone = chosen.filter((value) => !lists.includes(value));
  const values = [...lists, ...gone].map((value) => ({ value, count: null }));
  if (values.length === 0) return null;
  return (
    <div className="pt-2">
      <Sides
        legend={t('ofLists')}
        side={side}
        counts={counts}
        disabled={disabled}
        onChoose={setSide}
      />
      <FacetList
        key={side}
        legend={t('ofLists')}
        values={values}
        chosen={chosen}
        onToggle={(value) => draft.toggle(param, value)}
        searchable
        disabled={disabled}
      />
    </div>
  );
}
