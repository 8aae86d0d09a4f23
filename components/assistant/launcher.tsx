'use client';

import { type ReactNode, useRef, useState } from 'react';
import { undoOnFailure } from '@/components/failures/tell-unreachable';
import { onDemand, prefetch } from '@/components/ui/on-demand';

const load = () => import('./assistant-panel').then(({ AssistantPanel }) => AssistantPanel);
const Panel = onDemand(load);

type Props = { userId: string; place: string; className: string; children: ReactNode };

/**
 * Opens the assistant, whose code loads on the first press. Questions survive closing the panel.
 */
export function Launcher({ userId, place, className, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const takeBack = () => {
    setWanted(false);
    setOpen(false);
  };
  return (
    <>
      <div className={place}>
        <button
          ref={button}
          type="button"
          aria-haspopup="dialog"
          aria-expanded={open}
          onPointerEnter={() => prefetch(load)}
          onFocus={() => prefetch(load)}
          onClick={() => {
            setWanted(true);
            setOpen(true);
          }}
          className={className}
        >
          {children}
        </button>
      </div>
      {wanted && (
        <Panel
          userId={userId}
          open={open}
          opener={button}
          onClose={() => setOpen(false)}
          {...undoOnFailure(takeBack)}
        />
      )}
    </>
  );
}
