'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ShownOnce } from '@/components/dialogs/shown-once';
import { OpenedDialog, type OpenedDialogProps } from '@/components/ui/opened-dialog';
import { toast } from '@/components/ui/toast';
import { type WebhookInput, webhooksApi } from '@/lib/api/webhooks';
import type { WebhookOnWire } from '@/lib/webhooks/types';
import { WebhookForm } from './webhook-form';

type Props = OpenedDialogProps & {
  /** The one to change; without it a new one is created. */
  webhook?: WebhookOnWire;
  onChanged: () => void;
};

/** Creates or changes a webhook, and shows a new secret, once. */
export function WebhookDialog({ webhook, onChanged, opener, onClose }: Props) {
  const t = useTranslations('webhooks');
  const [secret, setSecret] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function save(input: WebhookInput) {
    if (webhook) {
      toast.success((await webhooksApi.change(webhook.id, input)).message);
      onClose();
    } else setSecret((await webhooksApi.create(input)).secret);
    onChanged();
  }

  async function roll() {
    if (webhook) setSecret((await webhooksApi.roll(webhook.id)).secret);
  }

  async function stayOpen(work: () => Promise<void>) {
    setBusy(true);
    try {
      await work();
    } finally {
      setBusy(false);
    }
  }
  /** Not before the answer: its secret could not be shown again. */
  const close = () => {
    if (!isBusy) onClose();
  };

  const heading = webhook ? 'changeHeading' : 'addHeading';
  return (
    <OpenedDialog
      heading={t(secret ? 'secretHeading' : heading)}
      closeLabel={t('close')}
      opener={opener}
      onClose={close}
      isHeld={secret !== undefined}
    >
      {secret ? (
        <ShownOnce
          id="webhook-secret"
          label={t('secret')}
          text={t(webhook ? 'rolledText' : 'secretText')}
          secret={secret}
          words={{ copy: t('copy'), copied: t('copied'), done: t('done') }}
          onDone={onClose}
        />
      ) : (
        <WebhookForm
          webhook={webhook}
          onSave={(input) => stayOpen(() => save(input))}
          onRoll={webhook && (() => stayOpen(roll))}
          onCancel={close}
        />
      )}
    </OpenedDialog>
  );
}
