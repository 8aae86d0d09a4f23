import type { ReactNode } from 'react';
import { ScrollRegion } from '@/components/ui/scroll-region';

type Props = { id?: string; heading: string; label: string; code: ReactNode };

/** Long lines are scrolled, with the keyboard too. */
export function CodeBlock({ id, heading, label, code }: Props) {
  return (
    <div id={id} className="flex scroll-mt-4 flex-col gap-1">
      <h3 className="font-medium text-ink text-sm">{heading}</h3>
      <ScrollRegion aria-label={label} className="max-h-96 overflow-auto rounded-md bg-raised p-3">
        <pre className="text-ink text-xs">{code}</pre>
      </ScrollRegion>
    </div>
  );
}
