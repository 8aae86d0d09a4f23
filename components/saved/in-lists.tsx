'use client';

import type { SaveState } from '@/lib/saved/types';
import { useSaved } from './saved-store';

/** In words the lists that a company of a card is in, while it is saved. */
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
