import { describe, expect, it } from 'vitest';
import { parseQuery } from './parse-query';

describe('alternatives', () => {
  const parsed = (text: string) => {
    const query = parseQuery(text);
    if (query.kind !== 'words') throw new Error(text);
    const { either, words, core, lists } = query;
    return { either, words, core, lists };
  };
  it('are the words on both sides of "eller", which is only compared with names', () => {
    expect(parsed('tømrer eller murer i Odense')).toMatchObject({
      either: [['tomrer', 'murer']],
      words: ['tomrer', 'murer', 'i', 'odense'],
      core: 'tomrer eller murer i odense',
    });
    expect(parsed('café or bar or pub').either).toEqual([['cafe', 'bar', 'pub']]);
    expect(parsed('murer eller maler Ry eller Them').either).toEqual([
      ['murer', 'maler'],
      ['ry', 'them'],
    ]);
  });
  it.each([
    ['tømrer/murer', [['tomrer', 'murer']], ['tomrer', 'murer'], 'tomrer murer'],
    ['tømrer / murer odense', [['tomrer', 'murer']], ['tomrer', 'murer', 'odense'], null],
    ['vvs/el/kloak', [['vvs', 'el', 'kloak']], ['vvs', 'el', 'kloak'], 'vvs el kloak'],
    ['tømrer og/eller murer', [['tomrer', 'murer']], ['tomrer', 'murer'], null],
    ['aarhus c eller aarhus n', [['aarhus c', 'aarhus n']], [], null],
    ['murer aarhus c / ry', [['aarhus c', 'ry']], ['murer', 'ry'], null],
    ['it-konsulent eller revisor', [['it konsulent', 'revisor']], ['revisor'], null],
    ['62.01 eller 62.02', [['6201', '6202']], ['6201', '6202'], null],
  ])('%s', (text, either, needed, core) => {
    expect(parsed(text)).toMatchObject({ either, words: needed, ...(core && { core }) });
  });
  it.each([
    ['tømrer og murer i odense', [['tomrer', 'murer']]],
    ['tømrer, murer, maler', [['tomrer', 'murer', 'maler']]],
    ['Hansen & Schou', [['hansen', 'schou']]],
    ['murer, i Odense', []],
    ['murer odense', []],
  ])('%s enumerates', (text, lists) => expect(parsed(text).lists).toEqual(lists));
  it.each([
    'eller',
    'eller murer',
    'murer eller',
    'murer eller murer',
    'murer eller i Odense',
    '"murer" eller maler',
    'murer eller -maler',
    'I/S',
    'Hansen A/S',
    'Maler ApS/IVS',
    'og/eller',
    '24/7 service',
    '3F/Fagligt',
    'c/o Jensen',
    'murer/',
    '/murer',
    'Tømrer / A/S',
    '-murer/maler',
    '"murer/maler"',
  ])('are none in %s', (text) => expect(parsed(text).either).toEqual([]));
});
