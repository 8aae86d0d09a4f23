'use client';

import { useTranslations } from 'next-intl';
import { useLazyDialog } from '@/components/shell/use-lazy-dialog';
import { buttonClass } from '@/components/ui/button';

/** The code of the dialog comes with the first press. */
export function CreateKey({ onCreated }: { onCreated: () => void }) {
  const t = useTranslations('apiKeys');
  const { Dialog, open, opener, onOpen, onClose } = useLazyDialog(loadDialog);
  return (
    <>
      <button
        ref={opener}
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className={buttonClass()}
      >
        {t('create')}
      </button>
      {open && Dialog && <Dialog {...{ opener, onClose, onCreated }} />}
    </>
  );
}

const loadDialog = () =>
  import('./create-key-dialog').then(({ CreateKeyDialog }) => CreateKeyDialog);
