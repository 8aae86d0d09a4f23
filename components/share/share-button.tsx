'use client';

import { Mail } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { DialogButton } from '@/components/dialogs/dialog-button';
import type { ExportTarget } from '@/lib/exports/types';

type Props = {
  target: ExportTarget;
  /** Number of companies to send. */
  total: number;
};

/** Opens the share dialog; its code is loaded on the click. Messages: `share`. */
export function ShareButton(props: Props) {
  const t = useTranslations('share');
  return (
    <DialogButton load={loadDialog} given={props} disabled={props.total === 0}>
      <Mail aria-hidden className="size-4" />
      {t('open')}
    </DialogButton>
  );
}

const loadDialog = () => import('./share-dialog').then(({ ShareDialog }) => ShareDialog);
