import type { ReactNode } from 'react';
import { MISSING } from '@/components/company/company-text';
import { cn } from '@/lib/cn';

type Props = { label: string; lang?: string; wide?: boolean; children: ReactNode };

/** One of the facts at a glance, a dash where it is not known. */
export function Fact({ label, lang, wide = false, children }: Props) {
  return (
    <div
      className={cn(
        'flex flex-col justify-between border-r border-b px-4 py-3',
        wide && 'col-span-2',
      )}
    >
      <dt className="text-muted text-xs">{label}</dt>
      <dd lang={lang} className="mt-1 font-medium text-ink text-lg leading-5">
        {children ?? <span className="text-muted">{MISSING}</span>}
      </dd>
    </div>
  );
}
