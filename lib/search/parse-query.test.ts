import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldName } from '@/lib/words/fold';
import { MAX_QUERY_WORDS } from './constants';
import { type ParsedQuery, parseQuery, type WordsQuery } from './parse-query';

const nothing = { letters: 0, words: 0 };

function words(text: string): WordsQuery {
  const query = parseQuery(text);
  if (query.kind !== 'words') throw new Error(`${text} is ${query.kind}`);
  return query;
}

describe('words', () => {
  it('are folded, and each counts once', () => {
    expect(words('7-eleven Århus 123 århus')).toEqual({
      kind: 'words',
      text: '7-eleven Århus 123 århus',
      folded: '7 eleven aarhus 123 aarhus',
      core: '7 eleven aarhus 123 aarhus',
      words: ['7', 'eleven', 'aarhus', '123'],
      optional: [],
      either: [],
      lists: [],
      forms: [],
      phrases: [],
      excluded: [],
      ignored: nothing,
    });
  });

  it.each(['', '   ', '!!!', '%%%', "'", '😀', '\0', '"" ""', '-', '- --', '-"!"'])(
    'there are none in %j',
    (text) => expect(parseQuery(text)).toEqual({ kind: 'empty' }),
  );

  it.each([
    ['"Nordhavn Tag" aalborg', ['aalborg'], ['nordhavn tag']],
    ['“Nordhavn Tag”', [], ['nordhavn tag']],
    ['»Nordhavn Tag« "b"', [], ['nordhavn tag', 'b']],
    ['"nordhavn tag', ['nordhavn', 'tag'], []],
    ['nordhavn" tag "og facade"', ['nordhavn', 'tag'], ['facade']],
    ['"a" "a" "!"', [], ['a']],
  ])('%s has phrases between quotes that have a partner', (text, plain, phrases) => {
    expect(words(text)).toMatchObject({ words: plain, phrases });
  });

  it.each([
    ['tag -facade', ['tag'], [{ words: ['facade'], phrase: false }]],
    ['tag -"og facade"', ['tag'], [{ words: ['facade'], phrase: true }]],
    ['tag -og', ['tag'], [{ words: ['og'], phrase: false }]],
    ['tag -e-boks', ['tag'], [{ words: ['e', 'boks'], phrase: false }]],
    ['-ApS', [], [{ words: ['aps'], phrase: false }]],
    ['jensen - sønner', ['jensen', 'sonner'], []],
    ['--tag a-b', ['tag', 'ab'], []],
    ['a b -c d e', ['ab', 'd', 'e'], [{ words: ['c'], phrase: false }]],
  ])('%s excludes what follows a minus', (text, plain, excluded) => {
    expect(words(text)).toMatchObject({ words: plain, excluded });
  });
});

describe('small words', () => {
  it.each([
    ['murer i Odense', ['murer', 'odense'], 'murer i odense'],
    ['vvs på fyn', ['vvs', 'fyn'], 'vvs paa fyn'],
    ['restaurants in the city', ['restaurants', 'city'], 'restaurants in the city'],
    ['"murer mester" i', [], 'murer mester i'],
    ['Fonden til', ['fonden'], 'fonden til'],
    ['i', ['i'], 'i'],
    ['in the', ['in', 'the'], 'in the'],
    ['A/S på', ['paa'], 'as paa'],
    ['indien forlag', ['indien', 'forlag'], 'indien forlag'],
  ])('%s needs no word that only links others', (text, needed, folded) => {
    const query = words(text);
    expect(query.words.filter((word) => !query.optional.includes(word))).toEqual(needed);
    expect(query.folded).toBe(folded);
  });

  it.each([
    ['Hansen og Schou', 'hansen schou'],
    ['Hansen & Schou', 'hansen schou'],
    ['Hansen + Schou', 'hansen schou'],
    ['hansen and og', 'hansen'],
    ['og', 'og'],
    ['og and', 'og and'],
    ['og A/S', 'as'],
    ['"hotel og kro"', 'hotel kro'],
    ['ogstrup', 'ogstrup'],
  ])('%s is compared without what joins names', (text, folded) => {
    expect(words(text).folded).toBe(folded);
  });
});

describe('companies in general', () => {
  const needed = (text: string) => {
    const query = parseQuery(text);
    return query.kind === 'words' && query.words.filter((word) => !query.optional.includes(word));
  };
  it.each([
    ['virksomheder i Odense', ['odense']],
    ['alle tømrere i Odense', ['tomrere', 'odense']],
    ['restauranter i nærheden af Odense', ['restauranter', 'odense']],
    ['Aarhus Kommune', ['aarhus']],
    ['kommune', ['kommune']],
    ['Nørre Allé', ['norre', 'alle']],
    ['companies in Odense', ['odense']],
    ['rengøring firmaer Vejle', ['rengoring', 'vejle']],
    ['virksomheder', ['virksomheder']],
    ['firma i Odense', ['odense']],
    ['selskab Odense', ['odense']],
    ['company in Odense', ['odense']],
    ['Brewing Company', ['brewing', 'company']],
    ['alle virksomheder', ['virksomheder']],
    ['banker i Danmark', ['banker']],
    ['restauranter i hele landet', ['restauranter']],
    ['Novo Danmark', ['novo', 'danmark']],
  ])('%s', (text, words) => expect(needed(text)).toEqual(words));
});

describe('initials', () => {
  it.each([
    ['h.c. andersen', 'hc andersen'],
    ['h. c. andersen', 'hc andersen'],
    ['h c andersen', 'hc andersen'],
    ['a.r.s. el', 'ars el'],
    ['h og m', 'hm'],
    ['H & M A/S', 'hm as'],
    ['jens p jensen', 'jens p jensen'],
    ['h.c. a.', 'hca'],
    ['"h c" a b c', 'hc abc'],
    ['a -b c d', 'a cd'],
  ])('%s', (text, folded) => expect(words(text).folded).toBe(folded));

  it('a last letter may begin a word', () => {
    expect(words('h. c. a')).toMatchObject({ core: 'hca', words: ['hc', 'a'] });
    expect(words('h. c. a.')).toMatchObject({ core: 'hca', words: ['hca'] });
    expect(words('a b c d -e')).toMatchObject({ core: 'abcd', words: ['abcd'] });
  });
});

describe('codes', () => {
  it.each([
    ['62.01', ['6201'], '62 01'],
    ['56.10.10 aarhus', ['561010', 'aarhus'], '56 10 10 aarhus'],
    ['branchekode: 561010', ['561010'], '561010'],
    ['Branche 62.01', ['6201'], '62 01'],
    ['postnr. 8000', ['8000'], '8000'],
    ['zip code 8000', ['8000'], '8000'],
    ['DK-8000', ['8000'], '8000'],
    ['dk 8000 hals', ['8000', 'hals'], '8000 hals'],
    ['branche 7', ['branche', '7'], 'branche 7'],
    ['underbranche 5610', ['underbranche', '5610'], 'underbranche 5610'],
    ['6.2', ['6', '2'], '6 2'],
    ['62.01.202', ['62', '01', '202'], '62 01 202'],
  ])('%s', (text, needed, folded) => {
    expect(words(text)).toMatchObject({ words: needed, folded });
  });
});

describe('legal suffixes', () => {
  it.each([
    ['Novo Nordisk A/S', 'novo nordisk as', 'novo nordisk'],
    ['novo aps nordisk', 'novo aps nordisk', 'novo nordisk'],
    ['Brugsen a.m.b.a. Ry', 'brugsen amba ry', 'brugsen ry'],
    ['hansens is', 'hansens is', 'hansens'],
    ['is hansen', 'is hansen', 'is hansen'],
    ['I/S hansen', 'is hansen', 'hansen'],
    ['hansen & søn I.S.', 'hansen son is', 'hansen son'],
    ['I.S. hansen', 'is hansen', 'hansen'],
    ['A/S', 'as', 'as'],
    ['I/S K/S', 'is ks', 'is ks'],
    ['"hansens is"', 'hansens is', 'hansens is'],
  ])('%s', (text, folded, core) => {
    expect(words(text)).toMatchObject({ folded, core });
  });

  it.each([
    ['aps aarhus', ['aps'], ['aarhus']],
    ['I/S Odense', ['is'], ['odense']],
    ['I/S', ['is'], []],
    ['A/S K/S', ['as', 'ks'], []],
    ['is odense', [], ['is', 'odense']],
    ['as', [], ['as']],
    ['aps', [], ['aps']],
    ['"A/S" odense', [], ['odense']],
  ])('%s: the form is known', (text, forms, needed) => {
    expect(words(text)).toMatchObject({ forms, words: needed });
  });
});

describe('limits', () => {
  it('uses 200 letters and says how many are left', () => {
    const query = words('å'.repeat(10_000));
    expect(query.words).toEqual(['aa'.repeat(100)]);
    expect(query.ignored).toEqual({ letters: 9_800, words: 0 });
    expect(words('😀 a'.repeat(100)).ignored).toMatchObject({ letters: 100 });
  });

  it('uses twelve words; an exclusion is used whole or not', () => {
    const query = words('aa b1 c1 d1 e1 f1 "g1 h1" i1 j1 k1 -l1-m1 n1 o1 p1');
    expect(query.words).toEqual(['aa', 'b1', 'c1', 'd1', 'e1', 'f1', 'i1', 'j1', 'k1', 'n1']);
    expect(query.excluded).toEqual([]);
    expect(query.ignored).toEqual({ letters: 0, words: 4 });
  });

  it('letters that fold to many stay short enough for the index', () => {
    const [word = ''] = words('\uFB03'.repeat(200)).words;
    expect(word).toBe('ffi'.repeat(67).slice(0, 200));
  });
});

const wordLists = ({ words: plain, either, forms, phrases, excluded }: WordsQuery) => [
  ...new Set([...plain, ...either.flat().flatMap((text) => text.split(' '))]),
  ...(plain.length === 0 ? forms : []),
  ...phrases.flatMap((phrase) => phrase.split(' ')),
  ...excluded.flatMap((one) => one.words),
];

function check(query: ParsedQuery): void {
  if (query.kind === 'number') expect(query.digits).toMatch(/^\d{6,15}$/);
  if (query.kind !== 'words') return;
  const list = wordLists(query);
  expect(list.length).toBeGreaterThan(0);
  expect(list.length).toBeLessThanOrEqual(MAX_QUERY_WORDS);
  for (const word of list) {
    expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
    expect(word.length).toBeLessThanOrEqual(400);
  }
}

const pieces = fc.constantFrom(
  ...[
    '"',
    '-',
    '“',
    ' ',
    'tag',
    'Ærø',
    'A/S',
    '12',
    '.',
    '@',
    'dk',
    '+45',
    '\u0000',
    '😀',
    '\uD800',
  ],
);

describe('any text', () => {
  it('is read', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => check(parseQuery(text))),
      { numRuns: 1_000 },
    );
  });

  it('is read when made of what the language knows', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (list) => check(parseQuery(list.join('')))),
      { numRuns: 2_000 },
    );
  });

  it('loses no letter of plain words', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcøå'), minLength: 4, maxLength: 8 });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), (list) => {
        const folded = list.map(foldName);
        const query = words(list.join(' '));
        expect(query.folded).toBe(folded.join(' '));
        expect(new Set([...query.words, 'amba'])).toEqual(new Set([...folded, 'amba']));
      }),
    );
  });
});
