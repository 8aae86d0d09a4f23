'use client';

import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';

const load = () => import('./assistant-panel');
const Panel = lazy(() => load().then(({ AssistantPanel }) => ({ default: AssistantPanel })));

type Props = { userId: string; place: string; className: string; children: ReactNode };

/** Opens the assistant, whose code comes with the first press. What is asked outlives its panel. */
export function Launcher({ userId, place, className, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className={place}>
        <button
          ref={button}
          type="button"
          aria-haspopup="dialog"
          aria-expanded={open}
          onPointerEnter={load}
          onFocus={load}
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
        <Suspense>
          <Panel userId={userId} open={open} opener={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
