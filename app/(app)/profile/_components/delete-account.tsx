'use client';

import { useTranslations } from 'next-intl';
import { useLazyDialog } from '@/components/shell/use-lazy-dialog';
import { Button } from '@/components/ui/button';

/** The code of the dialog comes when it is asked for. */
export function DeleteAccount({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const t = useTranslations('profile');
  const { Dialog, open, opener, onOpen, onClose } = useLazyDialog(loadDialog);
  return (
    <>
      <Button ref={opener} aria-haspopup="dialog" onClick={onOpen} className="text-bad">
        {t('delete')}
      </Button>
      {open && Dialog && <Dialog {...{ email, hasPassword, opener, onClose }} />}
    </>
  );
}

const loadDialog = () => import('./delete-dialog').then(({ DeleteDialog }) => DeleteDialog);
