import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { OpenedDialog } from '@/components/ui/opened-dialog';
import { formatNumber } from '@/lib/format';
import type { Several } from '../saved-context';
import { useChanges } from '../use-changes';
import type { DialogProps } from './saved-dialogs';

/** Asks before companies leave the list of what is saved. */
export function DeleteDialog({ several, opener, onClose }: DialogProps & { several: Several }) {
  const t = useTranslations('savedPage');
  const { unsave } = useChanges();
  const [pending, setPending] = useState(false);
  const { count, target } = several;

  async function confirm() {
    // Rows that are seen go at once; of all that an address shows, nobody sees the rest.
    setPending(true);
    const done = unsave(several);
    if ('query' in target) await done;
    onClose();
  }

  return (
    <OpenedDialog heading={t('delete')} closeLabel={t('close')} {...{ opener, onClose }}>
      <div className="flex flex-col gap-4 p-4">
        <p className="font-medium text-ink">
          {count === 1 ? t('confirmOne') : t('confirmSeveral')}
        </p>
        <p>{t('confirmText', { total: count, count: formatNumber(count) })}</p>
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button loading={pending} onClick={confirm} className="text-bad">
            {t('delete')}
          </Button>
        </div>
      </div>
    </OpenedDialog>
  );
}
