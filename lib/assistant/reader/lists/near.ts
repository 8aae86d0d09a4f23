import type { Reading } from '@/lib/ai-search/types';
import { paths } from '@/lib/paths';
import { link, quote, type Speak } from '../text/texts';
import { isNamedIn } from '../words/match';

const NEAR =
  '(?:near|nearby|close|closest|around|vicinity|surroundings|naer|naerheden|naermeste|taet|omkring|omegn|omegnen|(?:within )?\\d+ (?:km|kilometers?|kilometres?|minutes?|minutter|min))';

const isNear = (words: string) => isNamedIn(`^${NEAR}$`, words);

/**
 * "Near Aarhus" is searched for in Aarhus: the search has no radius around a place, but the map
 * does. Returns the reading without the words for "near", and a note about it.
 */
export function withoutNear(reading: Reading, say: Speak): { reading: Reading; note: string[] } {
  const { municipality, region, postalCode } = reading.filters;
  const near = reading.notUnderstood.filter(isNear);
  if (near.length === 0 || !(municipality ?? region ?? postalCode)) return { reading, note: [] };
  const words = near.map((one) => quote(one, say)).join(', ');
  const map = link(say({ en: 'map', da: 'kortet' }), paths.discover());
  return {
    reading: {
      ...reading,
      notUnderstood: reading.notUnderstood.filter((one) => !isNear(one)),
    },
    note: [
      say({
        en: `${words}: I looked in the place itself. On the ${map} of the results you can draw a radius around it.`,
        da: `${words}: Jeg har ledt på selve stedet. På ${map} over resultaterne kan du tegne en radius om det.`,
      }),
    ],
  };
}
