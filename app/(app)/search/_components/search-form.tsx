'use client';

import { ArrowRight } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState, useTransition } from 'react';
import { SearchInput } from '@/components/shell/search-input';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { browserStorage } from '@/lib/api/browser-storage';
import { ApiError, api } from '@/lib/api/client';
import { paths } from '@/lib/paths';
import { MIN_QUERY_LENGTH } from '@/lib/search/constants';

export function SearchForm() {
  const t = useTranslations('shell');
  const placeholder = useTranslations('search')('placeholder');
  const router = useRouter();
  const [text, setText] = useState('');
  const [pending, startTransition] = useTransition();
  const search = text.trim();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (search.length < MIN_QUERY_LENGTH) {
      toast.error(t('tooShort'));
      return;
    }
    startTransition(async () => {
      try {
        const { data } = await api.searchCompanies(search);
        if (data.totalRecords === 0) {
          toast.error(t('noData'));
          return;
        }
        browserStorage.set('lastSearch', search);
        router.push(paths.discover({ search }));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        toast.error(error.message);
      }
    });
  }

  const labels = { label: t('search'), placeholder, clear: t('clear') };
  return (
    <search>
      <form onSubmit={submit} aria-busy={pending || undefined} className="flex gap-2">
        <SearchInput value={text} onChange={setText} labels={labels} large />
        <Button
          type="submit"
          variant="primary"
          loading={pending}
          disabled={search === ''}
          className="h-11 max-sm:w-11 max-sm:px-0"
        >
          <span className="max-sm:sr-only">{t('submit')}</span>
          {!pending && <ArrowRight aria-hidden className="size-4" />}
        </Button>
      </form>
    </search>
  );
}
