'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ChosenLine } from '@/components/search/panel-types';
import { SearchBox } from '@/components/search/search-box';
import { searchesLeft } from '@/components/search/searches-left';
import { useAiSearch } from '@/components/search/use-ai-search';
import { useSearch } from '@/components/search/use-search';
import { Button } from '@/components/ui/button';
import { Arrow } from '@/components/ui/icons';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { AiSearchAnswer } from '@/lib/ai-search/answers';
import { browserStorage } from '@/lib/api/browser-storage';
import { AiNote } from './ai-note';
import { NoMatch } from './no-match';
import { SearchTypeSelect, useSearchType } from './search-type';

type Props = {
  /** A text to begin an AI search with; empty for none. */
  asked: string;
  userId: string;
  /** Free AI searches left this month; null without a limit. */
  remaining: number | null;
};

export function SearchForm({ asked, userId, remaining }: Props) {
  const t = useTranslations('shell');
  const search = useTranslations('search');
  const ai = useTranslations('aiSearch');
  const [text, setText] = useState(asked);
  const [type, setType] = useSearchType(asked === '' ? null : 'ai');
  const [left, setLeft] = useState(() => searchesLeft(remaining));
  const [emptyRun, setEmptyRun] = useState<AiSearchAnswer['run']>(null);
  /** The text of the last simple search that found nothing. */
  const [unmatched, setUnmatched] = useState('');
  const isAwake = useHydrated();
  const simple = useSearch(setUnmatched);
  const sentence = useAiSearch(userId, (answer) => {
    setLeft(answer.remaining);
    setEmptyRun(answer.total === 0 ? answer.run : null);
  });
  const pending = simple.pending || sentence.pending;
  const note = useId();
  const submit = useRef<HTMLButtonElement>(null);
  const isAi = type === 'ai';
  const takeUnanswered = useEffectEvent(() => {
    const kept = browserStorage.get('unanswered');
    if (kept === '' || asked !== '') return;
    browserStorage.remove('unanswered');
    // Not over what was typed meanwhile, and where it would be asked again.
    setText((typed) => typed || kept);
    setType('ai');
  });
  useEffect(() => takeUnanswered(), []);
  function run(wanted: string, line?: ChosenLine) {
    const byAi = line?.ai ?? isAi;
    if (byAi !== isAi) setType(byAi ? 'ai' : 'simple');
    setEmptyRun(null);
    if (byAi) sentence.run(wanted, line);
    else simple.run(wanted);
  }
  function runAsAi() {
    // The clicked button disappears.
    submit.current?.focus();
    run(unmatched, { ai: true });
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
            ref={submit}
            type="submit"
            variant="primary"
            loading={pending}
            disabled={isAwake && text.trim() === ''}
            aria-describedby={isAi ? note : undefined}
            className="h-11 max-sm:w-11 max-sm:px-0"
          >
            <span className="max-sm:sr-only">{t('submit')}</span>
            {!pending && <Arrow className="size-4" />}
          </Button>
        }
      />
      <div id={note} role="status" className="min-h-5 text-center text-body text-sm">
        {isAi && <AiNote remaining={left} emptyRun={emptyRun} />}
        {!isAi && unmatched !== '' && unmatched === text.trim() && (
          <NoMatch search={unmatched} remaining={left} onAi={runAsAi} />
        )}
      </div>
    </search>
  );
}
