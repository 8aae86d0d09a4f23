'use client';

import { useTranslations } from 'next-intl';
import { useLazyDialog } from '@/components/shell/use-lazy-dialog';
import { Button } from '@/components/ui/button';

type Props = { id: string; email: string; isSelf: boolean };

const loadDialog = () =>
  import('./delete-user-dialog').then(({ DeleteUserDialog }) => DeleteUserDialog);

/** The code of the dialog comes when it is asked for. */
export function DeleteUser(props: Props) {
  const t = useTranslations('admin');
  const { Dialog, open, opener, onOpen, onClose } = useLazyDialog(loadDialog);
  return (
    <>
      <Button ref={opener} aria-haspopup="dialog" onClick={onOpen} className="text-bad">
        {t('delete')}
      </Button>
      {open && Dialog && <Dialog {...{ ...props, opener, onClose }} />}
    </>
  );
}
