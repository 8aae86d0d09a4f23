'use client';

import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useLazyDialog } from '@/components/shell/use-lazy-dialog';
import { Button } from '@/components/ui/button';
import type { ExportTarget } from '@/lib/exports/types';

type Props = {
  target: ExportTarget;
  /** Companies that it is about. */
  total: number;
};

/** Opens what writes companies into a file; its code comes when it is asked for. */
export function ExportButton({ target, total }: Props) {
  const t = useTranslations('exports');
  const { Dialog, open, opener, onOpen, onClose } = useLazyDialog(loadDialog);
  return (
    <>
      <Button ref={opener} aria-haspopup="dialog" onClick={onOpen}>
        <Download aria-hidden className="size-4" />
        {t('button')}
      </Button>
      {open && Dialog && <Dialog {...{ target, total, opener, onClose }} />}
    </>
  );
}

const loadDialog = () => import('./export-dialog').then(({ ExportDialog }) => ExportDialog);
