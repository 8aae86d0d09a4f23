import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

/** Inline paths, because the page has no other icons. */
const marks = {
  good: ['M8 12l3 3 5-6', 'text-good'],
  waiting: ['M12 7v5l3 2', 'text-warn'],
  unknown: ['M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 17v.01', 'text-muted'],
  over: ['M9 9l6 6M15 9l-6 6', 'text-muted'],
  bad: ['M12 7v6M12 16v.01', 'text-bad'],
} as const;

type Props = { mark: keyof typeof marks; heading: string; text?: string; children?: ReactNode };

/** The outcome of a payment, and where to go next. */
export function Outcome({ mark, heading, text, children }: Props) {
  const [drawing, tone] = marks[mark];
  return (
    <div className="flex flex-col items-center gap-2 text-center">
      <svg aria-hidden="true" viewBox="0 0 24 24" className={cn('glyph mb-2 size-14', tone)}>
        <circle cx="12" cy="12" r="10" strokeWidth="1.5" />
        <path d={drawing} strokeWidth="1.5" />
      </svg>
      <h1 className="text-xl">{heading}</h1>
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}
