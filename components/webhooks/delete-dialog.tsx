import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { OpenedDialogProps } from '@/components/ui/opened-dialog';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/api/call';
import { webhooksApi } from '@/lib/api/webhooks';
import type { WebhookOnWire } from '@/lib/webhooks/types';

type Props = OpenedDialogProps & { webhook: WebhookOnWire; onDeleted: () => void };

export function DeleteDialog({ webhook, onDeleted, ...dialog }: Props) {
  const t = useTranslations('webhooks');

  async function remove() {
    try {
      toast.success((await webhooksApi.remove(webhook.id)).message);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      return failure.message;
    }
    onDeleted();
  }

  return (
    <ConfirmDialog
      {...dialog}
      heading={t('deleteHeading')}
      closeLabel={t('close')}
      cancel={t('cancel')}
      confirm={t('delete')}
      onConfirm={remove}
    >
      <p className="wrap-anywhere">{t('deleteText', { url: webhook.url })}</p>
    </ConfirmDialog>
  );
}
