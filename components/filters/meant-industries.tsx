'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Reference } from '@/components/failures/reference';
import { AnswerCache, useAnswer } from '@/components/ui/use-answer';
import { searchApi } from '@/lib/api/search';
import { MAX_QUERY_LENGTH } from '@/lib/search/query-length';
import type { FacetValue } from './facet-value';
import { FILTER_DEBOUNCE } from './use-facet-counts';

const cache = new AnswerCache<string[]>();

type Props = {
  /** What was typed; no value contains it. */
  text: string;
  values: readonly FacetValue[];
  children: (meant: readonly FacetValue[]) => ReactNode;
};

/** The industries that an everyday word such as "elektriker", or an industry code, stands for. */
export function MeantIndustries({ text, values, children }: Props) {
  const t = useTranslations('filters');
  const typed = text.trim().slice(0, MAX_QUERY_LENGTH);
  const { answer, isCurrent, error, retry } = useAnswer({
    cache,
    key: typed,
    load: async (signal) => {
      const { data } = await searchApi.suggestions(typed, signal);
      return data.industries.map(({ value }) => value);
    },
    delay: FILTER_DEBOUNCE,
  });
  if (error !== undefined) {
    return (
      <p role="alert" className="text-muted text-sm">
        {t('meantFailed')}{' '}
        <button type="button" onClick={retry} className="link-within">
          {t('retry')}
        </button>
        <Reference of={error} />
      </p>
    );
  }
  if (!isCurrent) return <Note>{t('looking')}</Note>;
  return (
    <MeantList note={t('meant')} meant={values.filter(({ value }) => answer?.includes(value))}>
      {children}
    </MeantList>
  );
}

type ListProps = Pick<Props, 'children'> & { note: string; meant: readonly FacetValue[] };

/** The values meant, or that there are none. */
export function MeantList({ note, meant, children }: ListProps) {
  const t = useTranslations('filters');
  if (meant.length === 0) return <Note>{t('noneFits')}</Note>;
  return (
    <>
      <Note>{note}</Note>
      {children(meant)}
    </>
  );
}

const Note = ({ children }: { children: string }) => (
  <p role="status" className="text-muted text-sm">
    {children}
  </p>
);
