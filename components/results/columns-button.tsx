'use client';

import { useTranslations } from 'next-intl';
import { DialogButton } from '@/components/dialogs/dialog-button';
import type { TableColumn } from '@/lib/search/table-columns';

/** Opens the choice of columns, whose code is loaded on the first click. */
export function ColumnsButton(props: { columns: readonly TableColumn[] }) {
  const t = useTranslations('discover.table');
  return (
    <DialogButton load={loadDialog} given={props} data-removing="columns">
      {t('columns')}
    </DialogButton>
  );
}

const loadDialog = () => import('./columns-dialog').then(({ ColumnsDialog }) => ColumnsDialog);
