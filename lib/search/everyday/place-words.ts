import { foldName } from '@/lib/words/fold';
import { compoundsOf } from './compounds-of';
import { partWords, quarterWords } from './places';

/** Abbreviations of words in place names; folded. */
const SHORT_FORMS = new Map([
  ['kongens', 'kgs'],
  ['norre', 'nr'],
  ['sonder', 'sdr'],
  ['sondre', 'sdr'],
  ['gammel', 'gl'],
  ['sankt', 'skt sct'],
  ['store', 'st'],
  ['lille', 'll'],
  ['kirke', 'kr'],
]);

const shortForms = (name: string) =>
  foldName(name)
    .split(' ')
    .flatMap((word) => SHORT_FORMS.get(word)?.split(' ') ?? []);

/** Everyday names of single municipalities, by municipality; folded. */
const ownNames = new Map<string, string[]>();
for (const [places, words] of partWords) {
  const names = places.split('|').filter((place) => !place.startsWith('+'));
  const called = names.length === 1 ? words.split(', ') : [];
  for (const name of names) {
    ownNames.set(name, [...(ownNames.get(name) ?? [name]), ...called]);
  }
}
const foldedNames = [...ownNames].map(([name, words]) => ({ name, words: words.map(foldName) }));

/**
 * A user who types "København" means that municipality: words that begin with the name of another
 * municipality are left out.
 */
const isOfOther = (called: string, place: string) => {
  const folded = foldName(called);
  return foldedNames.some(
    ({ name, words }) => name !== place && words.some((word) => folded.startsWith(word)),
  );
};

const among = (table: typeof partWords, code: string, place = code) =>
  table.flatMap(([places, words]) =>
    places.split('|').includes(code)
      ? compoundsOf(words.split(', ')).filter((word) => !isOfOther(word, place))
      : [],
  );

/** Everyday names of a place, and of the parts of the country it belongs to. */
export const placeWords = {
  region: (name: string) => among(partWords, `+${name}`, name),
  municipality: (name: string) => [...among(partWords, name), ...shortForms(name)],
  postalDistrict: (name: string) => [...among(quarterWords, name), ...shortForms(name)],
  town: shortForms,
};
