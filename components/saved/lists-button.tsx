'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DialogButton } from '@/components/dialogs/dialog-button';
import { Glyph } from '@/components/ui/glyph';
import type { SaveState } from '@/lib/saved/types';
import { useSaved } from './saved-store';

type Props = { companyKey: string; name: string; state: SaveState };

const loadDialog = () => import('./lists-dialog').then(({ ListsDialog }) => ListsDialog);

/** Shows the lists of a saved company and edits them. Renders nothing while it is not saved. */
export function ListsButton({ companyKey, name, state }: Props) {
  const t = useTranslations('lists');
  const { saved, id } = useSaved(companyKey, state);
  // A company saved again is in no list; a change made here is newer than the page.
  const [changed, setChanged] = useState<{ id: string; lists: string[] }>();
  if (!saved || id === null) return null;
  const given = state.id === id ? (state.lists ?? []) : [];
  const lists = changed?.id === id ? changed.lists : given;
  return (
    <DialogButton
      load={loadDialog}
      given={{
        entryId: id,
        name,
        chosen: lists,
        onChange: (next: string[]) => setChanged({ id, lists: next }),
      }}
      title={lists.join(', ')}
      className="max-w-full sm:max-w-60"
    >
      <Glyph shape="list" className="size-4 shrink-0" />
      <span dir="auto" className="truncate">
        {lists.length === 0 ? t('put') : t('in', { names: lists.join(', ') })}
      </span>
    </DialogButton>
  );
}
