'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { Kbd } from '@/components/ui/kbd';
import { OpenedDialog, type OpenedDialogProps } from '@/components/ui/opened-dialog';
import { areShortcutsOn, keepShortcuts } from './shortcut-keys';

const shortcuts = [
  ['/', 'shortcutSearch'],
  ['s', 'shortcutSave'],
  ['Esc', 'shortcutClose'],
  ['?', 'shortcutHelp'],
] as const;

export function ShortcutsDialog(props: OpenedDialogProps) {
  const t = useTranslations('shell');
  const [on, setOn] = useState(areShortcutsOn);
  return (
    <OpenedDialog heading={t('shortcuts')} closeLabel={t('close')} {...props}>
      <dl className="p-4">
        {shortcuts.map(([key, text]) => (
          <div key={key} className="flex h-10 flex-row-reverse items-center justify-between gap-4">
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={t('shortcutsOn')}
        checked={on}
        onChange={({ target }) => {
          setOn(target.checked);
          keepShortcuts(target.checked);
        }}
        className="mx-4 mb-4"
      />
    </OpenedDialog>
  );
}
