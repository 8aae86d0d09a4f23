import { useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { SessionEnded } from '@/components/session/session-ended';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { OpenedDialog } from '@/components/ui/opened-dialog';

type Props = ComponentProps<typeof OpenedDialog> & {
  /** There is unsaved input. */
  isChanged: boolean;
};

/** A dialog for writing: Escape, or a click outside it, does not discard input without asking. */
export function DraftDialog({ isChanged, onClose, children, ...rest }: Props) {
  const t = useTranslations('shell');
  const [asking, setAsking] = useState(false);
  const goOn = () => setAsking(false);
  return (
    <OpenedDialog {...rest} onClose={() => (isChanged ? setAsking(true) : onClose())}>
      <SessionEnded isWriting={isChanged} className="px-4 pt-4" />
      {children}
      {asking && (
        <Dialog open onOpenChange={goOn}>
          <DialogContent heading={t('discardQuestion')} closeLabel={rest.closeLabel}>
            <div className="flex justify-end gap-2 p-4">
              <Button onClick={goOn}>{t('keepWriting')}</Button>
              <Button onClick={onClose} className="text-bad">
                {t('discard')}
              </Button>
            </div>
          </DialogContent>
        </Dialog>
      )}
    </OpenedDialog>
  );
}
