import type { SaveState } from '@/lib/saved/types';
import { useSaved } from './saved-store';

type Props = { companyKey: string; state: SaveState; say: (names: string) => string };

/** The lists that a company of a card is in, while it is saved. */
export function InLists({ companyKey, state, say }: Props) {
  const { id } = useSaved(companyKey, state);
  if (!state.lists || id !== state.id) return null;
  return (
    <p dir="auto" className="mt-1 break-words pr-20 text-muted text-xs">
      {say(state.lists.join(', '))}
    </p>
  );
}
