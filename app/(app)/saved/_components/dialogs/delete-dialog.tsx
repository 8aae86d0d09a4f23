import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { successorOf } from '@/components/ui/focus-after';
import { formatNumber } from '@/lib/format';
import type { Several } from '../saved-context';
import { useChanges } from '../use-changes';
import type { DialogProps } from './saved-dialogs';

/** The focus goes to the row that takes the place of one that was deleted. */
function useOpener(opener: DialogProps['opener']): DialogProps['opener'] {
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

/** Asks before companies leave the list of what is saved. */
export function DeleteDialog({ several, ...props }: DialogProps & { several: Several }) {
  const t = useTranslations('savedPage');
  const { unsave } = useChanges();
  const { count, target } = several;
  const opener = useOpener(props.opener);

  async function remove() {
    // Rows that are seen go at once; of all that an address shows, nobody sees the rest.
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
      <p className="font-medium text-ink">{count === 1 ? t('confirmOne') : t('confirmSeveral')}</p>
      <p>{t('confirmText', { total: count, count: formatNumber(count) })}</p>
    </ConfirmDialog>
  );
}
