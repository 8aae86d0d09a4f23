'use client';

import { Mail } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useLazyDialog } from '@/components/shell/use-lazy-dialog';
import { Button } from '@/components/ui/button';
import type { ExportTarget } from '@/lib/exports/types';

type Props = {
  target: ExportTarget;
  /** Companies that it is about. */
  total: number;
};

/** Opens what mails companies to somebody; its code comes with the click. Texts: `share`. */
export function ShareButton({ target, total }: Props) {
  const t = useTranslations('share');
  const { Dialog, open, opener, onOpen, onClose } = useLazyDialog(loadDialog);
  return (
    <>
      <Button ref={opener} aria-haspopup="dialog" disabled={total === 0} onClick={onOpen}>
        <Mail aria-hidden className="size-4" />
        {t('open')}
      </Button>
      {open && Dialog && <Dialog {...{ target, total, opener, onClose }} />}
    </>
  );
}

const loadDialog = () => import('./share-dialog').then(({ ShareDialog }) => ShareDialog);
