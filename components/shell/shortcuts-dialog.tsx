'use client';

import { useTranslations } from 'next-intl';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Kbd } from '@/components/ui/kbd';

const shortcuts = [
  ['/', 'shortcutSearch'],
  ['s', 'shortcutSave'],
  ['Esc', 'shortcutClose'],
  ['?', 'shortcutHelp'],
] as const;

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('shell');
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent heading={t('shortcuts')} closeLabel={t('close')}>
        <dl className="p-4">
          {shortcuts.map(([key, text]) => (
            <div
              key={key}
              className="flex h-10 flex-row-reverse items-center justify-between gap-4"
            >
              <dt>
                <Kbd>{key}</Kbd>
              </dt>
              <dd>{t(text)}</dd>
            </div>
          ))}
        </dl>
      </DialogContent>
    </Dialog>
  );
}
