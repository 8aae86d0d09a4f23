'use client';

import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { OpenedDialogProps } from '@/components/ui/opened-dialog';

type Props = OpenedDialogProps & { onDiscard: () => void };

/** Asks before what was found and decided is dropped. */
export function DiscardDialog({ onDiscard, ...props }: Props) {
  const t = useTranslations('importPage');
  return (
    <ConfirmDialog
      {...props}
      heading={t('discardHeading')}
      closeLabel={t('close')}
      cancel={t('discardNot')}
      confirm={t('discard')}
      onConfirm={async () => {
        onDiscard();
        return undefined;
      }}
    >
      <p>{t('discardText')}</p>
    </ConfirmDialog>
  );
}
