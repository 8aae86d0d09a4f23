'use client';

import { useEffect, useRef, useState } from 'react';
import { undoOnFailure } from '@/components/failures/tell-unreachable';
import { onDemand } from '@/components/ui/on-demand';
import { isCommand, OPEN_SHORTCUTS } from './shortcut-keys';

const ShortcutsDialog = onDemand(() =>
  import('./shortcuts-dialog').then(({ ShortcutsDialog }) => ShortcutsDialog),
);

/** Handles the keyboard shortcuts of the application. */
export function ShortcutListener() {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLElement | null>(null);
  const close = () => setOpen(false);

  useEffect(() => {
    const show = (asked?: Event) => {
      // Tells the sender that the event was handled.
      asked?.preventDefault();
      opener.current = asked instanceof CustomEvent ? asked.detail : null;
      setOpen(true);
    };
    const listen = (event: KeyboardEvent) => {
      if (!isCommand(event)) return;
      if (event.key === '?') show();
      if (event.key === 's') document.querySelector<HTMLElement>('[data-save-page]')?.click();
      if (event.key !== '/') return;
      const field = document.querySelector<HTMLInputElement>('input[data-search]');
      if (field === null) return;
      event.preventDefault();
      field.focus();
      field.select();
    };
    window.addEventListener('keydown', listen);
    window.addEventListener(OPEN_SHORTCUTS, show);
    return () => {
      window.removeEventListener('keydown', listen);
      window.removeEventListener(OPEN_SHORTCUTS, show);
    };
  }, []);

  if (!open) return null;
  return <ShortcutsDialog opener={opener} onClose={close} {...undoOnFailure(close)} />;
}
