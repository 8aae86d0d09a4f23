'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { OpenedDialog, type OpenedDialogProps } from '@/components/ui/opened-dialog';
import { MAX_ROWS } from '@/lib/exports/constants';
import type { ExportTarget } from '@/lib/exports/types';
import { formatNumber } from '@/lib/format';
import { ExportForm } from './export-form';
import { Making, Ready } from './export-steps';
import { RecentFiles } from './recent-files';
import { useChoice } from './use-choice';
import { type Exporting, useExport } from './use-export';

type Props = OpenedDialogProps & {
  target: ExportTarget;
  total: number;
  shown?: readonly string[];
};

export function ExportDialog({ target, total, shown, opener, onClose }: Props) {
  const t = useTranslations('exports');
  const exporting = useExport();
  return (
    <OpenedDialog heading={t('heading')} closeLabel={t('close')} opener={opener} onClose={onClose}>
      <div className="flex flex-col gap-4 p-4">
        {total > MAX_ROWS ? (
          <Alert>
            {t('tooMany', { found: formatNumber(total), most: formatNumber(MAX_ROWS) })}
          </Alert>
        ) : (
          <Steps
            target={target}
            total={total}
            shown={shown}
            exporting={exporting}
            onClose={onClose}
          />
        )}
        <RecentFiles news={newsOf(exporting.state)} />
      </div>
    </OpenedDialog>
  );
}

/** Changes whenever the list of files has to be reloaded. */
const newsOf = (state: Exporting) =>
  'file' in state && state.file ? `${state.file.id} ${state.file.status}` : '';

type StepsProps = Omit<Props, 'opener'> & { exporting: ReturnType<typeof useExport> };

function Steps({ target, total, shown, exporting, onClose }: StepsProps) {
  const t = useTranslations('exports');
  const errors = useTranslations('errors');
  const choice = useChoice(target.kind);
  const { state, start, choose } = exporting;
  const { format, chosen: columns, withoutProtected } = choice;
  const begin = () =>
    start({ target: withoutProtected ? { ...target, withoutProtected } : target, format, columns });
  switch (state.step) {
    case 'choosing':
      return (
        <ExportForm
          choice={choice}
          shown={shown}
          total={total}
          onStart={begin}
          onCancel={onClose}
        />
      );
    case 'making':
      return <Making file={state.file} total={total} />;
    case 'ready':
      return <Ready file={state.file} onAnother={choose} />;
    case 'failed':
      return (
        <>
          <Alert>{state.sentence}</Alert>
          <div className="flex justify-end gap-2">
            <Button onClick={choose}>{t('back')}</Button>
            <Button variant="primary" onClick={begin}>
              {errors('retry')}
            </Button>
          </div>
        </>
      );
  }
}
