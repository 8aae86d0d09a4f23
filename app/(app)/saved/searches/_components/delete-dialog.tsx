'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useOfferUndo } from '@/components/saved/use-offer-undo';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { focusAfter } from '@/components/ui/focus-after';
import type { OpenedDialogProps } from '@/components/ui/opened-dialog';
import { refusalOf } from '@/lib/api/refusal';
import { savedSearchesApi } from '@/lib/api/saved-searches';
import type { SavedSearch } from '@/lib/saved-searches/types';

/** A search, and what it takes to keep it again. */
export type KeptSearch = Pick<SavedSearch, 'id' | 'name' | 'kind' | 'query'>;

type Props = OpenedDialogProps & KeptSearch;

export function DeleteDialog({ id, name, kind, query, ...props }: Props) {
  const t = useTranslations('savedSearches');
  const router = useRouter();
  const offerUndo = useOfferUndo(router.refresh);

  async function remove() {
    const { message } = await savedSearchesApi.delete(id);
    offerUndo(message, keepAgain);
    // The focus returns to the opener, which disappears along with its card.
    if (props.opener.current) focusAfter(props.opener.current);
    router.refresh();
  }

  /** Its comparison begins anew, with what it finds now. */
  async function keepAgain() {
    const search = { name, kind, query: new URLSearchParams(query).toString() };
    return (await savedSearchesApi.create(search)).message;
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
