'use client';

import { Mail } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { DialogButton } from '@/components/shell/dialog-button';
import type { ExportTarget } from '@/lib/exports/types';

type Props = {
  target: ExportTarget;
  /** Companies that it is about. */
  total: number;
};

/** Opens what mails companies to somebody; its code comes with the click. Texts: `share`. */
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
