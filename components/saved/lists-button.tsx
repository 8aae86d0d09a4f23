'use client';

import { List } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useLazyDialog } from '@/components/shell/use-lazy-dialog';
import { Button } from '@/components/ui/button';
import type { SaveState } from '@/lib/saved/types';
import { useSaved } from './saved-store';

type Props = { companyKey: string; name: string; state: SaveState };

const loadDialog = () => import('./lists-dialog').then(({ ListsDialog }) => ListsDialog);

/** Which lists a saved company is in, and puts it into others. Nothing while it is not saved. */
export function ListsButton({ companyKey, name, state }: Props) {
  const t = useTranslations('lists');
  const { saved, id } = useSaved(companyKey, state);
  const { Dialog, open, opener, onOpen, onClose } = useLazyDialog(loadDialog);
  // Saved anew, it is in no list; what is changed here is newer than the page.
  const [changed, setChanged] = useState<{ id: string; lists: string[] }>();
  if (!saved || id === null) return null;
  const given = state.id === id ? (state.lists ?? []) : [];
  const lists = changed?.id === id ? changed.lists : given;
  return (
    <>
      <Button
        ref={opener}
        aria-haspopup="dialog"
        onClick={onOpen}
        title={lists.join(', ')}
        className="max-w-60"
      >
        <List aria-hidden className="size-4 shrink-0" />
        <span dir="auto" className="truncate">
          {lists.length === 0 ? t('put') : t('in', { names: lists.join(', ') })}
        </span>
      </Button>
      {open && Dialog && (
        <Dialog
          {...{ entryId: id, name, chosen: lists, opener, onClose }}
          onChange={(next) => setChanged({ id, lists: next })}
        />
      )}
    </>
  );
}
