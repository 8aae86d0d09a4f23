'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Dialog, DialogContent } from '@/components/ui/dialog';

type Props = { onClose: () => void; children: ReactNode };

export function FilterDrawer({ onClose, children }: Props) {
  const t = useTranslations('discover');
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent heading={t('filters')} closeLabel={t('close')} shape="drawer">
        {children}
      </DialogContent>
    </Dialog>
  );
}
