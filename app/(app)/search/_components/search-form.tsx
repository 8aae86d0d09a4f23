'use client';

import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import type { ChosenLine } from '@/components/search/panel-types';
import { SearchBox } from '@/components/search/search-box';
import { searchesLeft } from '@/components/search/searches-left';
import { useAiSearch } from '@/components/search/use-ai-search';
import { useSearch } from '@/components/search/use-search';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { AiNote } from './ai-note';
import { SearchTypeSelect, useSearchType } from './search-type';

type Props = {
  userId: string;
  /** Free AI searches left this month; null without a limit. */
  remaining: number | null;
};

export function SearchForm({ userId, remaining }: Props) {
  const t = useTranslations('shell');
  const search = useTranslations('search');
  const ai = useTranslations('aiSearch');
  const [text, setText] = useState('');
  const [type, setType] = useSearchType();
  const [left, setLeft] = useState(() => searchesLeft(remaining));
  const [emptyRun, setEmptyRun] = useState<string | null>(null);
  const isAwake = useHydrated();
  const simple = useSearch();
  const sentence = useAiSearch(userId, (answer) => {
    setLeft(answer.remaining);
    setEmptyRun(answer.total === 0 ? answer.run.id : null);
  });
  const pending = simple.pending || sentence.pending;
  const note = useId();
  const isAi = type === 'ai';
  function run(wanted: string, line?: ChosenLine) {
    const byAi = line?.ai ?? isAi;
    if (byAi !== isAi) setType(byAi ? 'ai' : 'simple');
    setEmptyRun(null);
    if (byAi) sentence.run(wanted, line);
    else simple.run(wanted);
  }
  return (
    <search className="flex flex-col gap-3">
      <SearchBox
        large
        text={text}
        onText={setText}
        onSearch={run}
        pending={pending}
        placeholder={isAi ? ai('placeholder') : search('placeholder')}
        before={<SearchTypeSelect type={type} onChange={setType} />}
        after={
          <Button
            type="submit"
            variant="primary"
            loading={pending}
            disabled={isAwake && text.trim() === ''}
            aria-describedby={isAi ? note : undefined}
            className="h-11 max-sm:w-11 max-sm:px-0"
          >
            <span className="max-sm:sr-only">{t('submit')}</span>
            {!pending && <ArrowRight aria-hidden className="size-4" />}
          </Button>
        }
      />
      <p id={note} role="status" className="min-h-5 text-center text-body text-sm">
        {isAi && <AiNote remaining={left} emptyRun={emptyRun} />}
      </p>
    </search>
  );
}
