'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { OpenedDialog, type OpenedDialogProps } from '@/components/ui/opened-dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import { useInTurn } from '@/components/ui/use-in-turn';
import { sentenceOf } from '@/lib/api/call';
import { savedApi } from '@/lib/api/saved';
import type { SavedListSummary } from '@/lib/saved/types';
import { NewListForm } from './new-list-form';

type Props = OpenedDialogProps & {
  entryId: string;
  /** The company's name. */
  name: string;
  /** Names of the lists it is in; names are unique per user. */
  chosen: string[];
  /** Called with the lists it is in after a change. */
  onChange: (chosen: string[]) => void;
};

/** The user's lists, each with a checkbox: a saved company may be in several. */
export function ListsDialog({ entryId, name, opener, onClose, ...props }: Props) {
  const t = useTranslations('lists');
  const [lists, setLists] = useState<SavedListSummary[]>();
  const [error, setError] = useState<string>();
  const [chosen, setChosen] = useState(props.chosen);
  // Boxes may be toggled before an earlier request has finished.
  const latest = useRef(props.chosen);
  const inTurn = useInTurn();

  const load = useCallback(async () => {
    setError(undefined);
    try {
      setLists((await savedApi.lists()).data);
    } catch (failure) {
      setError(sentenceOf(failure));
    }
  }, []);
  useEffect(() => void load(), [load]);

  function draw(name: string, isIn: boolean) {
    const others = latest.current.filter((other) => other !== name);
    latest.current = isIn ? [...others, name] : others;
    setChosen(latest.current);
  }

  async function put(list: SavedListSummary, isIn: boolean) {
    const change = isIn ? savedApi.putIn : savedApi.takeOut;
    draw(list.name, isIn);
    try {
      await inTurn(() => change(list.id, { ids: [entryId] }));
      props.onChange(latest.current);
    } catch (failure) {
      draw(list.name, !isIn);
      toast.error(sentenceOf(failure));
    }
  }

  return (
    <OpenedDialog heading={t('heading')} closeLabel={t('close')} opener={opener} onClose={onClose}>
      <div className="flex flex-col gap-4 p-4">
        <p lang="da" dir="auto" className="break-words font-medium text-ink">
          {name}
        </p>
        {error !== undefined && (
          <div className="flex flex-col items-start gap-2">
            <Alert>{error}</Alert>
            <Button onClick={load}>{t('retry')}</Button>
          </div>
        )}
        {lists === undefined && error === undefined && (
          <div aria-busy className="flex flex-col gap-2">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-5 w-32" />
          </div>
        )}
        {lists?.length === 0 && <p>{t('none')}</p>}
        {lists && lists.length > 0 && (
          <ul
            aria-label={t('heading')}
            className="flex max-h-80 flex-col overflow-y-auto py-1 pl-1"
          >
            {lists.map((list) => (
              <li key={list.id}>
                <Checkbox
                  checked={chosen.includes(list.name)}
                  onChange={(event) => put(list, event.target.checked)}
                  label={
                    <span dir="auto" className="min-w-0 break-words">
                      {list.name}
                    </span>
                  }
                />
              </li>
            ))}
          </ul>
        )}
        <NewListForm
          onMade={(list) => {
            setLists((before = []) => [...before, list]);
            void put(list, true);
          }}
        />
      </div>
    </OpenedDialog>
  );
}
