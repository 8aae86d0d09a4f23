'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useId, useRef } from 'react';

type Props = {
  heading: string;
  /** The full text of a truncated heading, for the pointer. */
  title?: string;
  onClose: () => void;
  children: ReactNode;
};

/** A small dialog at its pin, right after it in the tab order. */
export function Popup({ heading, title, onClose, children }: Props) {
  const t = useTranslations('map');
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    // Keeps clicks in here from reaching the map.
    <div
      ref={box}
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      onMouseDown={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
      className="group appear relative flex w-60 cursor-default flex-col gap-1 rounded-lg border border-line bg-surface p-3 text-left text-base text-body shadow-md focus:outline-none"
    >
      <h2 id={id} title={title} className="break-words pr-8 text-base leading-5">
        {heading}
      </h2>
      {children}
      <button
        type="button"
        aria-label={t('close')}
        onClick={onClose}
        className="absolute top-1 right-1 grid size-8 place-items-center rounded-md text-muted hover:bg-raised hover:text-ink touch:size-9"
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  );
}
