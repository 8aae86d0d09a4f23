'use client';

import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { SearchBox } from '@/components/search/search-box';
import { useSearch } from '@/components/search/use-search';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { SearchTypeSelect, useSearchType } from './search-type';

export function SearchForm() {
  const t = useTranslations('shell');
  const search = useTranslations('search');
  const [text, setText] = useState('');
  const [type, setType] = useSearchType();
  const { run, pending } = useSearch();
  const note = useId();
  const isAi = type === 'ai';
  return (
    <search className="flex flex-col gap-3">
      <SearchBox
        large
        text={text}
        onText={setText}
        onSearch={isAi ? () => toast.message(search('aiComing')) : run}
        pending={pending}
        placeholder={search('placeholder')}
        before={<SearchTypeSelect type={type} onChange={setType} />}
        after={
          <Button
            type="submit"
            variant="primary"
            loading={pending}
            disabled={text.trim() === ''}
            aria-describedby={isAi ? note : undefined}
            className="h-11 max-sm:w-11 max-sm:px-0"
          >
            <span className="max-sm:sr-only">{t('submit')}</span>
            {!pending && <ArrowRight aria-hidden className="size-4" />}
          </Button>
        }
      />
      <p id={note} role="status" className="min-h-5 text-center text-body text-sm">
        {isAi && search('aiComing')}
      </p>
    </search>
  );
}
