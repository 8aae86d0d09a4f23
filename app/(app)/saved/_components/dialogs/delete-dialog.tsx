import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { formatNumber } from '@/lib/format';
import type { Several } from '../saved-context';
import { useChanges } from '../use-changes';
import type { DialogProps } from './saved-dialogs';

/** Asks before companies leave the list of what is saved. */
export function DeleteDialog({ several, ...props }: DialogProps & { several: Several }) {
  const t = useTranslations('savedPage');
  const { unsave } = useChanges();
  const { count, target } = several;

  async function remove() {
    // Rows that are seen go at once; of all that an address shows, nobody sees the rest.
    const done = unsave(several);
    if ('query' in target) await done;
    return undefined;
  }

  return (
    <ConfirmDialog
      {...props}
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
