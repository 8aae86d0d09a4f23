import type { SaveState } from '@/lib/saved/types';
import { WhileSaved } from './while-saved';

type Props = { companyKey: string; state: SaveState; text: string };

/** The lists that a card's company is in, as long as it is saved. */
export function InLists({ text, ...saved }: Props) {
  return (
    <WhileSaved {...saved}>
      <p dir="auto" className="mt-1 break-words pr-20 text-muted text-xs">
        {text}
      </p>
    </WhileSaved>
  );
}
