import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { OpenedDialogProps } from '@/components/ui/opened-dialog';
import { refusalOf } from '@/lib/api/refusal';

type Props = OpenedDialogProps & { onClear: () => Promise<unknown> };

/** Asks for confirmation before clearing the history. */
export function ClearDialog({ onClear, ...props }: Props) {
  const t = useTranslations('assistant');
  return (
    <ConfirmDialog
      {...props}
      heading={t('clearHeading')}
      closeLabel={t('clearCancel')}
      cancel={t('clearCancel')}
      confirm={t('clear')}
      onConfirm={async () => (await refusalOf(onClear)) && t('clearFailed')}
    >
      <p>{t('clearText')}</p>
    </ConfirmDialog>
  );
}
