import { expect, it } from 'vitest';
import { mentionsIn, readMentioned } from './report-words';
import { NOTHING } from './types';

it.each([
  ['firmaer der nævner solceller i årsrapporten', ['solceller'], 'firmaer'],
  [
    'murere i Odense, som nævner varmepumper i deres seneste årsrapport',
    ['varmepumper'],
    'murere i Odense',
  ],
  [
    'virksomheder, der omtaler solceller eller varmepumper i regnskabet, i Aarhus',
    ['solceller', 'varmepumper'],
    'virksomheder i Aarhus',
  ],
  [
    'virksomheder hvis årsrapport nævner kunstig intelligens i København',
    ['kunstig intelligens'],
    'virksomheder i København',
  ],
  [
    'hoteller hvis årsrapport nævner kaution og med overskud',
    ['kaution'],
    'hoteller og med overskud',
  ],
  ['selskaber med ”grøn energi” i årsrapporten', ['”grøn energi”'], 'selskaber'],
  ['companies that mention solar panels in their annual report', ['solar panels'], 'companies'],
  [
    'restaurants in Odense whose annual report mentions catering',
    ['catering'],
    'restaurants in Odense',
  ],
  [
    'builders mentioning "green energy" in their accounts with a profit',
    ['"green energy"'],
    'builders with a profit',
  ],
  ['nævner padel i årsrapporten', ['padel'], ''],
  ['hoteller hvor årsrapporten nævner kaution', ['kaution'], 'hoteller'],
  ['firmaer med en årsrapport, der nævner kaution', ['kaution'], 'firmaer'],
  ['Hvilke årsrapporter nævner bedrageri?', ['bedrageri'], ''],
  ['årsrapporter der nævner varmepumper', ['varmepumper'], ''],
  ['annual reports that mention fraud', ['fraud'], ''],
  ['firmaer med ordet "kaution" i årsrapporten', ['"kaution"'], 'firmaer'],
  ['firmaer der nævner "grøn, ren energi" i regnskabet', ['"grøn, ren energi"'], 'firmaer'],
  ['hoteller hvis årsrapport nævner ren dansk energi', ['ren dansk energi'], 'hoteller'],
])('%s', (sentence, mentions, rest) => {
  const found = mentionsIn(sentence);
  expect(found).toMatchObject({ mentions, rest });
  for (const text of found?.texts ?? []) expect(sentence).toContain(text);
});

it.each([
  'restauranter i Odense',
  'firmaer uden årsrapport',
  'revisorer der skriver årsrapporter',
  'virksomheder med overskud i regnskabet',
  'Nævner Regnskab ApS',
  'hvem nævner det',
  'report designers in Copenhagen',
])('nothing of it in: %s', (sentence) => {
  expect(mentionsIn(sentence)).toBeNull();
});

it.each([
  ['Hvilke selskaber nævner going concern i årsrapporten?', { goingConcern: true }],
  [
    'companies that mention uncertainty about going concern in their accounts',
    { goingConcern: true },
  ],
  ['firmaer der nævner fortsat drift i årsrapporten', { goingConcern: true }],
  ['firmaer der nævner "going concern" i årsrapporten', { mentions: ['"going concern"'] }],
])(
  'the note on going concern is a flag, unless its words are quoted: %s',
  async (sentence, filters) => {
    const reading = await readMentioned(sentence, async () => NOTHING);
    expect(reading.filters).toEqual(filters);
  },
);
