'use client';

import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { cn } from '@/lib/cn';
import { passOn, useUnheardEscape } from './use-unheard-escape';

declare global {
  interface Window {
    /** Not supported by every browser, and missing from the DOM types. */
    CloseWatcher?: new () => { onclose: (() => void) | null; destroy: () => void };
  }
}

export const Dialog = Radix.Root;
export const DialogTrigger = Radix.Trigger;

const shapes = {
  centre:
    'appear top-1/2 left-1/2 w-[calc(100%-2rem)] max-w-md -translate-x-1/2 -translate-y-1/2 rounded-lg border',
  drawer:
    'appear inset-x-0 top-14 bottom-0 rounded-t-lg border-t lg:top-0 lg:right-auto lg:w-80 lg:rounded-none lg:border-t-0 lg:border-r',
  large: 'appear inset-2 rounded-lg border sm:inset-6 lg:inset-12',
  sheet: 'appear-side inset-y-0 right-0 h-dvh w-full sm:w-112 sm:border-l',
  side: 'appear-side inset-y-0 right-0 w-72 max-w-[calc(100%-3rem)] border-l',
} as const;

type Props = {
  heading: string;
  closeLabel: string;
  shape?: keyof typeof shapes;
  /** Gets the focus back, where the previously focused element will not remain. */
  opener?: RefObject<HTMLElement | null>;
  /** A press outside does not close it, as what it shows cannot be shown again. */
  isHeld?: boolean;
  children: ReactNode;
};

/** On phones, Back closes the topmost dialog, as in apps, instead of leaving the page. */
function ClosedByBack({ button }: { button: RefObject<HTMLButtonElement | null> }) {
  useEffect(() => {
    // With a keyboard, Escape does this, in the order of the open layers.
    const { CloseWatcher } = window;
    if (!CloseWatcher || !matchMedia('(pointer: coarse)').matches) return;
    const over = new AbortController();
    const watch = () => {
      const watcher = new CloseWatcher();
      over.signal.addEventListener('abort', () => watcher.destroy());
      watcher.onclose = () => {
        button.current?.click();
        // A watcher fires once, but the dialog may stay open; a new one needs a further touch.
        document.addEventListener('pointerup', watch, { once: true, signal: over.signal });
      };
    };
    watch();
    return () => over.abort();
  }, [button]);
  return null;
}

const REACHED = ':is(a[href], button, input, select, textarea):not(:disabled, [type="hidden"])';
const WRITTEN_IN =
  'form :is(input:not([type="checkbox"], [type="radio"], [type="password"]), textarea)';

/** The first focusable element, if it is a field, because the dialog was opened to fill it in. */
function firstField(content: Element, closing: Element | null): HTMLElement | undefined {
  const first = [...content.querySelectorAll<HTMLElement>(REACHED)].find((it) => it !== closing);
  return first?.matches(WRITTEN_IN) ? first : undefined;
}

const DIALOGS = '[role="dialog"]';
/** Excludes dialogs within a layer, such as the popup of a map pin. */
const LAYERS = `${DIALOGS}[data-state]`;

/** Layers opened later come later in the DOM and lie on top. */
const isLastOf = (all: string, part: Element | null) =>
  [...document.querySelectorAll(all)].at(-1) === part?.closest(LAYERS);

function ClosedByEscape({ button }: { button: RefObject<HTMLButtonElement | null> }) {
  useUnheardEscape(() => {
    const it = button.current;
    if (it && isLastOf(DIALOGS, it)) it.click();
  });
  return null;
}

export function DialogContent({ heading, closeLabel, opener, ...rest }: Props) {
  const { shape = 'centre', isHeld = false, children } = rest;
  const before = useRef<Element>(null);
  const closing = useRef<HTMLButtonElement>(null);
  return (
    <Radix.Portal>
      <Radix.Overlay className="fixed inset-0 z-40 bg-overlay" />
      <Radix.Content
        aria-describedby={undefined}
        onOpenAutoFocus={(event) => {
          before.current = document.activeElement;
          // On a touch screen the keyboard would cover half of the content.
          if (shape !== 'centre' || matchMedia('(pointer: coarse)').matches) return;
          const field = firstField(event.currentTarget as Element, closing.current);
          if (!field) return;
          event.preventDefault();
          field.focus();
        }}
        onPointerDownOutside={(event) => {
          if (isHeld) event.preventDefault();
        }}
        onEscapeKeyDown={(event) => {
          // A layer just opened on top listens only a moment later; leave Escape to it.
          if (!isLastOf(LAYERS, closing.current)) passOn(event);
        }}
        onCloseAutoFocus={(event) => {
          const back = opener?.current ?? before.current;
          // Without either, Radix focuses the DialogTrigger, if there is one.
          if (!(back instanceof HTMLElement) || back === document.body) return;
          event.preventDefault();
          back.focus();
        }}
        className={cn(
          'fixed z-50 flex max-h-dvh flex-col overflow-y-auto border-line bg-surface shadow-md focus:outline-none',
          shapes[shape],
        )}
      >
        <div className="flex min-h-14 shrink-0 items-center justify-between gap-2 border-line border-b py-1 pr-2 pl-4">
          <Radix.Title className="min-w-0 break-words text-lg">{heading}</Radix.Title>
          <Radix.Close
            ref={closing}
            aria-label={closeLabel}
            className="grid size-9 shrink-0 place-items-center rounded-md text-muted hover:bg-raised hover:text-ink touch:size-11"
          >
            <X aria-hidden className="size-4" />
          </Radix.Close>
        </div>
        {children}
        <ClosedByBack button={closing} />
        <ClosedByEscape button={closing} />
      </Radix.Content>
    </Radix.Portal>
  );
}
