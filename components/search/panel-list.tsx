'use client';

import { cn } from '@/lib/cn';
import { LineContent } from './line-content';
import type { Line } from './lines';
import { lineId } from './list-ids';

type Props = {
  id: string;
  listId: string;
  label: string;
  lines: readonly Line[];
  /** Index of the first line, counted across both lists. */
  first: number;
  marked: string | null;
  onMark: (key: string | null) => void;
  onRun: (line: Line) => void;
};

/** Options are chosen with the pointer or from the field; they never receive focus. */
export function PanelList({ id, listId, label, lines, first, marked, onMark, onRun }: Props) {
  return (
    <div id={listId} role="listbox" aria-label={label} className="min-w-0 flex-1">
      {lines.map((line, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keyboard
        <div
          key={line.key}
          id={lineId(id, first + index)}
          role="option"
          tabIndex={-1}
          aria-selected={line.key === marked}
          onMouseDown={(event) => event.preventDefault()}
          onMouseEnter={() => onMark(line.key)}
          onMouseLeave={() => onMark(null)}
          onClick={() => onRun(line)}
          className={cn(
            'flex h-10 cursor-pointer items-center gap-3 rounded-md px-2 text-ink touch:h-12',
            line.key === marked && 'bg-raised',
          )}
        >
          <LineContent line={line} />
        </div>
      ))}
    </div>
  );
}
