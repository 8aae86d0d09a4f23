'use client';

import { useTranslations } from 'next-intl';
import { DialogButton } from '@/components/dialogs/dialog-button';
import { Glyph } from '@/components/ui/glyph';
import type { ExportTarget } from '@/lib/exports/types';

type Props = {
  target: ExportTarget;
  /** Number of companies to export. */
  total: number;
  /** The columns of a file that says what the page's table shows. */
  shown?: readonly string[];
};

/** Opens the export dialog; its code is loaded on demand. */
export function ExportButton(props: Props) {
  const t = useTranslations('exports');
  return (
    <DialogButton load={loadDialog} given={props}>
      <Glyph shape="download" className="size-4" />
      {t('button')}
    </DialogButton>
  );
}

const loadDialog = () => import('./export-dialog').then(({ ExportDialog }) => ExportDialog);
