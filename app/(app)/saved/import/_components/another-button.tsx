import { useTranslations } from 'next-intl';
import { DialogButton } from '@/components/dialogs/dialog-button';
import { Button } from '@/components/ui/button';

type Props = { isUnsaved: boolean; onLeave: () => void };

const loadDialog = () => import('./discard-dialog').then(({ DiscardDialog }) => DiscardDialog);

/** Goes back to the choice of a file; asks first where something would be lost. */
export function AnotherButton({ isUnsaved, onLeave }: Props) {
  const t = useTranslations('importPage');
  if (!isUnsaved) return <Button onClick={onLeave}>{t('another')}</Button>;
  return (
    <DialogButton load={loadDialog} given={{ onDiscard: onLeave }}>
      {t('another')}
    </DialogButton>
  );
}
