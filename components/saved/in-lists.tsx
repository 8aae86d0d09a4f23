'use client';

import type { SaveState } from '@/lib/saved/types';
import { useSaved } from './saved-store';

/** The lists that a card's company is in, as long as it is saved. */
export function InLists({
  companyKey,
  state,
  text,
}: {
  companyKey: string;
  state: SaveState;
  text: string;
}) {
  const { id } = useSaved(companyKey, state);
  if (id !== state.id) return null;
  return (
    <p dir="auto" className="mt-1 break-words pr-20 text-muted text-xs">
      {text}
    </p>
  );
}
