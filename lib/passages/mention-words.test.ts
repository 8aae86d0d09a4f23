import { expect, test } from 'vitest';
import { mentionParts } from './mention-words';

const read = (text: string) => mentionParts(text).map(({ text, kind }) => `${kind}: ${text}`);

test.each([
  ['Solceller', ['part: solceller']],
  ['vin og mad', ['word: vin', 'word: og', 'word: mad']],
  ['firma', ['part: firma']],
  ['va* vej*', ['word: va', 'beginning: vej']],
  ['"GRØN Energi" "–"', ['phrase: grøn energi']],
  ['vin* a*', ['beginning: vin', 'word: a']],
  ['"grøn energi" vind', ['phrase: grøn energi', 'word: vind']],
  ['”grøn  energi', ['phrase: grøn  energi']],
  ['e-handel, COVID-19.', ['phrase: e-handel', 'phrase: covid-19']],
  ['(varmepumper)', ['part: varmepumper']],
  ["d'or & søn", ["phrase: d'or", 'word: søn']],
  ['– "" * &', []],
])('%s', (text, expected) => {
  expect(read(text)).toEqual(expected);
});
