import { describe, expect, test } from 'vitest';
import { buildIndex } from '@/lib/search-index/build';
import type { IndexRow, SearchIndex } from '@/lib/search-index/types';
import { plainRow } from '@/tests/support/index-rows';
import { wantedWords } from '../compounds';
import { parseQuery } from '../parse-query';
import { correctionsOf, wordSources } from './corrections';
import { textsWithout } from './left-out';
import { suggestValues } from './values';
import { textsNearby } from './wider-place';
import { inCaseOf, writtenForms } from './written';

type Place = Partial<Record<keyof IndexRow['texts'], string[]>>;

function row(key: number, name: string, texts: Place = {}): IndexRow {
  const plain = plainRow(key, name);
  return { ...plain, texts: { ...plain.texts, ...texts } };
}

const indexOf = (rows: IndexRow[]): SearchIndex => ({ version: 1, ...buildIndex(rows) });

const painters = ['Malerforretninger', 'Painting'];
const masons = ['Murere', 'Bricklaying'];
const inAarhus = { municipality: ['Aarhus'], postalDistrict: ['Aarhus C'] };
const index = indexOf([
  row(10_000_001, 'Nordlys Murermester ApS', { industry: masons, ...inAarhus }),
  row(10_000_002, 'Nordlys Maler', { industry: painters, ...inAarhus }),
  row(10_000_003, 'NORDLYD ApS', { industry: painters, municipality: ['Marstal'] }),
  row(10_000_004, 'Ærø Bageri', { town: ['Marstal'], region: ['Syddanmark'] }),
  row(10_000_005, 'Bygge Firma Ærø', { town: ['Ærøskøbing'], postalDistrict: ['Aarhus N'] }),
]);

const wanted = (words: string[]) => wantedWords({ words, optional: [], either: [] });

describe('industries and places', () => {
  const suggested = (words: string[], limit = 10) => {
    const { industries, places } = suggestValues(index, wanted(words), limit);
    return {
      industries: industries.map(({ value, count }) => `${value} ${count}`),
      places: places.map(({ kind, value, count }) => `${kind} ${value} ${count}`),
    };
  };

  test('from the first letter, the most frequent first, each kind by itself', () => {
    expect(suggested(['m'])).toEqual({
      industries: ['Malerforretninger 2', 'Murere 1'],
      places: ['municipality Marstal 1', 'town Marstal 1'],
    });
  });

  test('an industry by its English text too', () => {
    expect(suggested(['bricklay']).industries).toEqual(['Murere 1']);
  });

  test('those with all words stand before those with the last one', () => {
    expect(suggested(['aar', 'c']).places).toEqual(['postalDistrict Aarhus C 2']);
    expect(suggested(['n', 'aarhus']).places).toEqual([
      'postalDistrict Aarhus N 1',
      'municipality Aarhus 2',
      'postalDistrict Aarhus C 2',
    ]);
    expect(suggested(['maler', 'marst']).places).toHaveLength(2);
    expect(suggested(['marstal', 'xyz'])).toEqual({ industries: [], places: [] });
  });

  test('a place by another name', () => {
    const ofPlace = indexOf([row(1, 'Kbh Vask', { municipality: ['København'] })]);
    expect(suggestValues(ofPlace, wanted(['kbh']), 3).places).toHaveLength(1);
    expect(suggestValues(ofPlace, wanted(['kbhx']), 3).places).toEqual([]);
  });

  test('no more of each than asked for', () => {
    expect(suggested(['m'], 1)).toEqual({
      industries: ['Malerforretninger 2'],
      places: ['municipality Marstal 1'],
    });
  });

  test('a word that nothing begins with may be misspelt, also before its end', () => {
    expect(suggested(['arhsu']).places).toEqual([]);
    expect(suggested(['aahrus']).places[0]).toBe('municipality Aarhus 2');
    expect(suggested(['malrefor']).industries).toEqual(['Malerforretninger 2']);
  });

  test('a misspelt word beside another that nobody has is taken for one only where both fit', () => {
    const none = { industries: [], places: [] };
    expect(suggested(['zzzz', 'malrefor'])).toEqual(none);
    expect(suggested(['zzzz', 'malerfor']).industries).toEqual(['Malerforretninger 2']);
    expect(suggested(['nordlys', 'malrefor']).industries).toEqual(['Malerforretninger 2']);
    expect(suggested(['aarhsu', 'aahrus']).places).toContain('municipality Aarhus 2');
  });

  test('nothing for no words', () => {
    expect(suggested([])).toEqual({ industries: [], places: [] });
  });
});

describe('corrections', () => {
  const corrected = (text: string) =>
    correctionsOf(index, text).map((pieces) =>
      pieces.map((piece) => (typeof piece === 'string' ? piece : `[${piece.word}]`)).join(''),
    );

  test('the most frequent of the nearest first', () => {
    expect(corrected('nordlyx')).toEqual(['[nordlys]', '[nordlyd]']);
  });

  test('known words stay as typed, also beginnings, compounds and exclusions', () => {
    expect(corrected('Maler, Nordl')).toEqual([]);
    expect(corrected('Maler  Nordlyx -aarhsu A/S')).toEqual([
      'Maler  [nordlys] -aarhsu A/S',
      'Maler  [nordlyd] -aarhsu A/S',
    ]);
    expect(corrected('byggefirma murerm')).toEqual([]);
  });

  test('another form of a word is not misspelt', () => {
    expect(corrected('malere')).toEqual([]);
    expect(corrected('malerne nordlyx')[0]).toBe('malerne [nordlys]');
  });

  test('what finds no company is offered to nobody', () => {
    expect(corrected('marstal nordlyx')).toEqual(['marstal [nordlyd]']);
    expect(corrected('ærø nordlyx')).toEqual([]);
  });

  test('several words together', () => {
    expect(corrected('nordlsy murermseter')).toEqual(['[nordlys] [murermester]']);
  });

  test('nothing when nothing is misspelt or a word is like no other', () => {
    for (const text of ['', '%', 'nordlys', 'nordlyx qqqqqqqq', 'qqq', '12345678', 'a@b.dk']) {
      expect(corrected(text)).toEqual([]);
    }
  });

  test('nothing that is what was typed', () => {
    const initials = indexOf([row(10_000_006, 'HCAB Teknik')]);
    expect(correctionsOf(initials, 'hcad')).toHaveLength(1);
    for (const text of ['h.c.a.d.', 'h c a d teknik', 'H.C.A.D. Teknik']) {
      expect(correctionsOf(initials, text)).toEqual([]);
    }
  });

  test('long texts end where queries end', () => {
    const [text = ''] = corrected(`nordlyx ${'- '.repeat(5_000)}`);
    expect(text.startsWith('[nordlys] - -')).toBe(true);
    expect(text.length).toBeLessThan(220);
  });
});

describe('how words are written', () => {
  test('as values write them, or as the most prominent company that has them', () => {
    const sources = wordSources(index, ['aarhus', 'aero', 'nordlyd']);
    expect(sources).toEqual({ texts: ['Aarhus'], keys: ['10000004', '10000003'] });
    const forms = writtenForms(['aarhus', 'aero'], [...sources.texts, 'Bager på Ærø', 'Aerø']);
    expect(Object.fromEntries(forms)).toEqual({ aarhus: 'Aarhus', aero: 'Ærø' });
  });

  test.each([
    ['kobenhvn', 'KØBENHAVN', 'københavn'],
    ['Kobenhvn', 'København', 'København'],
    ['KOBENHVN', 'København', 'KØBENHAVN'],
    ['kobenHvn', 'København', 'københavn'],
    ['Å', 'ærø', 'Ærø'],
  ])('%s: %s as %s', (typed, word, shown) => {
    expect(inCaseOf(typed, word)).toBe(shown);
  });
});

describe('words that nobody has beside the others', () => {
  const register = indexOf([
    row(10_000_001, 'Bech Byg ApS', { companyType: ['Anpartsselskab'], ...inAarhus }),
    row(10_000_002, 'Holm Byg A/S', { companyType: ['Aktieselskab'], municipality: ['Marstal'] }),
    row(10_000_003, 'Holm Vask ApS', { companyType: ['Anpartsselskab'], ...inAarhus }),
  ]);
  const left = (text: string) => {
    const query = parseQuery(text);
    return query.kind === 'words' ? textsWithout(register, query) : null;
  };

  test.each([
    ['Bech Byg aktieselskab', ['Bech Byg']],
    ['Bech Byg Marstal', ['Bech Byg', 'Byg Marstal']],
    ['Bech & Byg i Aarhus 12345', ['Bech & Byg i Aarhus']],
    ['Holm Byg, xyz', ['Holm Byg']],
    ['bech byg aarhus', []],
    ['bech', []],
    ['bech xyz', []],
    ['"bech byg" marstal', []],
    ['a b c d e f g h', []],
    ['Bech Byg 10-50 ansatte', ['Bech Byg']],
  ])('%s', (text, texts) => expect(left(text)).toEqual(texts));
});

describe('a place where there are none', () => {
  const bakers = ['Bagerier', '107120 Bagerier', 'Bakeries'];
  const smiths = ['Smede', '251100 Smede', 'Blacksmiths'];
  const at = (code: string, district: string, municipality: string) => ({
    postalDistrict: [district, `${code} ${district}`],
    municipality: [municipality],
    region: ['Midtjylland'],
  });
  const register = indexOf([
    row(1, 'Holm', { industry: bakers, ...at('8200', 'Aarhus N', 'Aarhus') }),
    row(2, 'Bech', { industry: smiths, ...at('8000', 'Aarhus C', 'Aarhus') }),
    row(3, 'Dahl', { industry: smiths, ...at('7620', 'Lemvig', 'Lemvig') }),
    row(4, 'Vask', { industry: bakers, ...at('7400', 'Herning', 'Herning') }),
  ]);
  const nearby = (text: string) => {
    const query = parseQuery(text);
    return query.kind === 'words' ? textsNearby(register, query) : null;
  };

  test.each([
    ['bager 8000', ['bager Aarhus']],
    ['8000 bager', ['bager Aarhus']],
    ['bager i 8000 Aarhus C', ['bager Aarhus']],
    ['bager lemvig', ['bager Midtjylland']],
    ['bager 8200', []],
    ['8000', []],
    ['bager xyz', []],
    ['xyz 8000', []],
    ['bager 8000 -holm', []],
  ])('%s', (text, texts) => expect(nearby(text)).toEqual(texts));
});

describe('what is called otherwise', () => {
  const hair = ['Frisørsaloner', '960210 Frisørsaloner', 'Hairdressing'];
  const bars = ['Caféer, værtshuse mv.', '563000 Caféer, værtshuse mv.', 'Beverage serving'];
  const plastic = ['Fremstilling af plast', '201600 Fremstilling af plast', 'Plastics'];
  const register = indexOf([
    row(1, 'Salon Bech', { industry: hair, municipality: ['Odense'] }),
    row(2, 'Salon Holm', { industry: hair, postalDistrict: ['Aarhus C', '8000 Aarhus C'] }),
    row(3, 'Holm', { industry: bars }),
    row(4, 'Bech Holding 2016', { industry: plastic }),
  ]);
  const suggested = (words: string[]) => {
    const { industries, places } = suggestValues(register, wanted(words), 9);
    return [...industries, ...places].map(({ value }) => value);
  };

  test('is suggested as what it is, of three letters only as a whole word', () => {
    expect(suggested(['hairdr'])).toEqual(['Frisørsaloner']);
    expect(suggested(['pub'])).toEqual(['Caféer, værtshuse mv.']);
    expect(suggested(['ni'])).toEqual([]);
    expect(suggested(['bar'])).toEqual(['Caféer, værtshuse mv.']);
    expect(suggested(['hair', 'salon'])).toEqual(['Frisørsaloner']);
    expect(suggested(['fyn'])).toEqual(['Odense']);
  });

  test('behind other words a number is no industry, and a letter nothing', () => {
    expect(suggested(['bech', 'holding', '2016'])).toEqual([]);
    expect(suggested(['holm', 'f'])).toEqual([]);
    expect(suggested(['frisor', '8000'])).toEqual(['8000 Aarhus C']);
  });
});
