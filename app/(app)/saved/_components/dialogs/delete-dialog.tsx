import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { successorOf } from '@/components/ui/focus-after';
import type { OpenedDialogProps } from '@/components/ui/opened-dialog';
import { formatNumber } from '@/lib/format';
import { type Several, useSavedState } from '../saved-context';
import { useUnsave } from '../use-unsave';

/** When the opener is deleted along with its row, the focus returns to the row that replaces it. */
function useOpener(opener: OpenedDialogProps['opener']): OpenedDialogProps['opener'] {
  const [own] = useState(() => {
    const asked = opener.current;
    if (!asked?.dataset.removing) return opener;
    const successor = successorOf(asked);
    return {
      get current() {
        return asked.isConnected ? asked : successor();
      },
    };
  });
  return own;
}

/** The name of the company, where it is only one; kept while its row goes. */
function useOnlyName({ target }: Several): string | undefined {
  const { data } = useSavedState();
  const [name] = useState(() => {
    const [only, ...others] = 'ids' in target ? target.ids : [];
    return others.length === 0 ? data.answer?.data.find(({ id }) => id === only)?.name : undefined;
  });
  return name;
}

/** Asks for confirmation before companies are removed from the saved ones. */
export function DeleteDialog({ several, ...props }: OpenedDialogProps & { several: Several }) {
  const t = useTranslations('savedPage');
  const unsave = useUnsave();
  const { count, target } = several;
  const opener = useOpener(props.opener);
  const name = useOnlyName(several);

  async function remove() {
    // Visible rows are removed optimistically; with a query, most of them are not on the page, so
    // wait for the answer.
    const done = unsave(several);
    if ('query' in target) await done;
    return undefined;
  }

  return (
    <ConfirmDialog
      {...props}
      opener={opener}
      heading={t('delete')}
      closeLabel={t('close')}
      cancel={t('cancel')}
      confirm={t('delete')}
      onConfirm={remove}
    >
      {name && (
        <p lang="da" dir="auto" className="break-words font-medium text-ink">
          {name}
        </p>
      )}
      <p className="font-medium text-ink">{count === 1 ? t('confirmOne') : t('confirmSeveral')}</p>
      <p>{t('confirmText', { total: count, count: formatNumber(count) })}</p>
    </ConfirmDialog>
  );
}
