import { CircleCheckBig } from 'lucide-react';

/** The pressed button is gone; focusing the heading has it read out. */
const focus = (heading: HTMLElement | null) => heading?.focus();

/** Confirms what was done; the page redirects by itself. */
export function DoneView({ heading, text }: { heading: string; text: string }) {
  return (
    <div className="flex flex-col items-center gap-2 text-center">
      <CircleCheckBig aria-hidden strokeWidth={1.5} className="appear mb-2 size-16 text-good" />
      <h1 ref={focus} tabIndex={-1} className="text-xl focus:outline-none">
        {heading}
      </h1>
      <p>{text}</p>
    </div>
  );
}
