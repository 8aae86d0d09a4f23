import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { OpenedDialogProps } from '@/components/ui/opened-dialog';
import { toast } from '@/components/ui/toast';
import { refusalOf } from '@/lib/api/refusal';
import { webhooksApi } from '@/lib/api/webhooks';
import type { WebhookOnWire } from '@/lib/webhooks/types';

type Props = OpenedDialogProps & { webhook: WebhookOnWire; onDeleted: () => void };

export function DeleteDialog({ webhook, onDeleted, ...dialog }: Props) {
  const t = useTranslations('webhooks');

  async function remove() {
    toast.success((await webhooksApi.remove(webhook.id)).message);
    onDeleted();
  }

  return (
    <ConfirmDialog
      {...dialog}
      heading={t('deleteHeading')}
      closeLabel={t('close')}
      cancel={t('cancel')}
      confirm={t('delete')}
      onConfirm={() => refusalOf(remove)}
    >
      <p className="wrap-anywhere">{t('deleteText', { url: webhook.url })}</p>
    </ConfirmDialog>
  );
}
