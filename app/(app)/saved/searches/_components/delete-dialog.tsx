'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { focusAfter } from '@/components/ui/focus-after';
import type { OpenedDialogProps } from '@/components/ui/opened-dialog';
import { toast, UNDO_DURATION } from '@/components/ui/toast';
import { sentenceOf } from '@/lib/api/call';
import { refusalOf } from '@/lib/api/refusal';
import { savedSearchesApi } from '@/lib/api/saved-searches';
import type { SavedSearch } from '@/lib/saved-searches/types';

/** A search, and what it takes to keep it again. */
export type KeptSearch = Pick<SavedSearch, 'id' | 'name' | 'kind' | 'query'>;

type Props = OpenedDialogProps & KeptSearch;

export function DeleteDialog({ id, name, kind, query, ...props }: Props) {
  const t = useTranslations('savedSearches');
  const shell = useTranslations('shell');
  const router = useRouter();

  async function remove() {
    const { message } = await savedSearchesApi.delete(id);
    toast.offer(message, shell('undo'), keepAgain, UNDO_DURATION);
    // The focus returns to the opener, which disappears along with its card.
    if (props.opener.current) focusAfter(props.opener.current);
    router.refresh();
  }

  /** Its comparison begins anew, with what it finds now. */
  async function keepAgain() {
    try {
      const search = { name, kind, query: new URLSearchParams(query).toString() };
      toast.success((await savedSearchesApi.create(search)).message);
    } catch (failure) {
      toast.error(sentenceOf(failure));
    }
    router.refresh();
  }

  return (
    <ConfirmDialog
      {...props}
      heading={t('deleteHeading')}
      closeLabel={t('close')}
      cancel={t('cancel')}
      confirm={t('delete')}
      onConfirm={() => refusalOf(remove)}
    >
      <p className="break-words">{t('deleteText', { name })}</p>
    </ConfirmDialog>
  );
}
