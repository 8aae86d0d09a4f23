import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

const tones = {
  neutral: 'bg-raised text-body',
  accent: 'bg-accent-soft text-accent-strong',
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
  outline: 'border border-line text-muted',
} as const;

export type Tone = keyof typeof tones;

type Props = {
  tone?: Tone;
  className?: string;
  title?: string;
  /** Lets a long text wrap. */
  wraps?: boolean;
  children: ReactNode;
};

export function Badge({ tone = 'neutral', wraps, className, children, ...rest }: Props) {
  return (
    <span
      {...rest}
      className={cn(
        'inline-flex items-center gap-1 rounded-sm px-2 font-medium text-xs',
        wraps ? 'min-h-5 py-0.5' : 'h-5 shrink-0 whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
