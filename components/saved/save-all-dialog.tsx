'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { OpenedDialog, type OpenedDialogProps } from '@/components/ui/opened-dialog';
import { Select } from '@/components/ui/select';
import { ApiError } from '@/lib/api/call';
import { savedApi } from '@/lib/api/saved';
import { formatNumber } from '@/lib/format';
import { MAX_FOUND } from '@/lib/saved/constants';
import type { FoundCompanies, SavedListSummary } from '@/lib/saved/types';
import { NewListForm, type NewListHandle } from './new-list-form';
import { useTellSaving } from './use-tell-saving';

type Props = OpenedDialogProps & { found: FoundCompanies; total: number };

/** Saves all companies of a search at once, optionally into a list. */
export function SaveAllDialog({ found, total, opener, onClose }: Props) {
  const t = useTranslations('saveAll');
  const count = formatNumber(total);
  return (
    <OpenedDialog heading={t('heading')} closeLabel={t('close')} opener={opener} onClose={onClose}>
      <div className="flex flex-col gap-4 p-4">
        {total > MAX_FOUND ? (
          <Alert>{t('tooMany', { count, most: formatNumber(MAX_FOUND) })}</Alert>
        ) : (
          <>
            <p>{t('text', { count, plural: total })}</p>
            <Choice found={found} onClose={onClose} />
          </>
        )}
      </div>
    </OpenedDialog>
  );
}

function Choice({ found, onClose }: Pick<Props, 'found' | 'onClose'>) {
  const t = useTranslations('saveAll');
  const tell = useTellSaving();
  const [lists, setLists] = useState<SavedListSummary[]>([]);
  const [list, setList] = useState('');
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);
  const newList = useRef<NewListHandle>(null);
  useEffect(() => {
    const controller = new AbortController();
    savedApi
      .lists(controller.signal)
      .then(({ data }) => setLists(data))
      .catch((failure) => {
        if (!controller.signal.aborted) setError(sentenceOf(failure));
      });
    return () => controller.abort();
  }, []);

  async function save() {
    setError(undefined);
    setPending(true);
    try {
      const made = await newList.current?.finish();
      if (made === 'failed') return setPending(false);
      const answer = await savedApi.saveFound(found, made?.id ?? (list || undefined));
      onClose();
      tell(answer);
    } catch (failure) {
      setError(sentenceOf(failure));
      setPending(false);
    }
  }

  return (
    <>
      {error !== undefined && <Alert>{error}</Alert>}
      <Select label={t('list')} value={list} onChange={setList} seen>
        <option value="">{t('noList')}</option>
        {lists.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <NewListForm
        ref={newList}
        onMade={(made) => {
          setLists((before) => [...before, made]);
          setList(made.id);
        }}
      />
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="primary" loading={pending} onClick={save}>
          {t('save')}
        </Button>
      </div>
    </>
  );
}

function sentenceOf(failure: unknown): string {
  if (failure instanceof ApiError) return failure.message;
  throw failure;
}
