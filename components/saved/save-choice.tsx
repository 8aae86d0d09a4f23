'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { useOutcome } from '@/components/ui/use-outcome';
import { sentenceOf } from '@/lib/api/call';
import { savedApi } from '@/lib/api/saved';
import type { SavedFoundAnswer } from '@/lib/saved/answers';
import type { SavedListSummary } from '@/lib/saved/types';
import { NewListForm, type NewListHandle } from './new-list-form';
import { useTellSaving } from './use-tell-saving';

type Props = {
  /** The id of the list to suggest. */
  suggested?: string;
  /** Saves the companies; `list`: the id of the list that was chosen for them. */
  save: (list: string | undefined) => Promise<SavedFoundAnswer>;
  /** The saving was undone. */
  onUndone?: () => void;
  onClose: () => void;
};

/** The content of a dialog that saves many companies at once, optionally into a list. */
export function SaveChoice({ suggested, save, onUndone, onClose }: Props) {
  const t = useTranslations('saveAll');
  const tellSaved = useTellSaving();
  const [lists, setLists] = useState<SavedListSummary[]>([]);
  const [list, setList] = useState('');
  const { error, tell, close } = useOutcome(onClose);
  const [pending, setPending] = useState(false);
  const newList = useRef<NewListHandle>(null);
  useEffect(() => {
    const controller = new AbortController();
    savedApi
      .lists(controller.signal)
      .then(({ data }) => {
        setLists(data);
        const isThere = data.some(({ id }) => id === suggested);
        if (suggested && isThere) setList((chosen) => chosen || suggested);
      })
      .catch((failure) => {
        if (!controller.signal.aborted) tell(sentenceOf(failure));
      });
    return () => controller.abort();
  }, [tell, suggested]);

  async function send() {
    tell(undefined);
    setPending(true);
    try {
      const made = await newList.current?.finish();
      if (made === 'failed') return setPending(false);
      const answer = await save(made?.id ?? (list || undefined));
      close();
      tellSaved(answer, onUndone);
    } catch (failure) {
      tell(sentenceOf(failure));
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
        <Button variant="primary" loading={pending} onClick={send}>
          {t('save')}
        </Button>
      </div>
    </>
  );
}
