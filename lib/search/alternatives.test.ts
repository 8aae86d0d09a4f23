import { describe, expect, it } from 'vitest';
import { parseQuery } from './parse-query';

describe('alternatives', () => {
  const parsed = (text: string) => {
    const query = parseQuery(text);
    if (query.kind !== 'words') throw new Error(text);
    return { either: query.either, words: query.words, core: query.core };
  };
  it('are the words on both sides of "eller", which is only compared with names', () => {
    expect(parsed('tømrer eller murer i Odense')).toEqual({
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
    'eller',
    'eller murer',
    'murer eller',
    'murer eller murer',
    'murer eller i Odense',
    '"murer" eller maler',
    'murer eller -maler',
    'it-konsulent eller revisor',
  ])('are none in %s', (text) => expect(parsed(text).either).toEqual([]));
});
