import type { ReactNode } from 'react';

/**
 * The parts of a line with the class `dotted`, with dots between them. A line never begins or ends
 * with a dot, wherever it wraps.
 */
export const dotted = (parts: readonly ReactNode[]) =>
  parts.filter(Boolean).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they never reorder
    <span key={place}>
      {place > 0 && <i> · </i>}
      {part}
    </span>
  ));
