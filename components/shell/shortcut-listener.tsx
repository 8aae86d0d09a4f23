'use client';

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { isCommand, OPEN_SHORTCUTS } from './shortcut-keys';

const ShortcutsDialog = lazy(() =>
  import('./shortcuts-dialog').then(({ ShortcutsDialog }) => ({ default: ShortcutsDialog })),
);

/** Listens for the keys of the whole application. */
export function ShortcutListener() {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const show = (asked?: Event) => {
      // Who asked knows by this that it was heard.
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
  return (
    <Suspense>
      <ShortcutsDialog opener={opener} onClose={() => setOpen(false)} />
    </Suspense>
  );
}
