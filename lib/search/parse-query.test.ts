import { describe, expect, it } from 'vitest';
import { parseQuery } from './parse-query';

describe('parseQuery', () => {
  it.each(['12345678', '12 34 56 78', 'DK12345678', 'dk 12.34.56.78', 'CVR: 12345678'])(
    '%s is the number of one company',
    (text) => expect(parseQuery(text)).toEqual({ kind: 'number', digits: '12345678' }),
  );

  it('knows a P-number by its ten digits', () => {
    expect(parseQuery('1012 345 678')).toEqual({ kind: 'number', digits: '1012345678' });
  });

  it('takes other numbers as words', () => {
    expect(parseQuery('7-eleven 123')).toEqual({
      kind: 'words',
      folded: '7 eleven 123',
      words: ['7', 'eleven', '123'],
    });
  });

  it.each(['', '   ', '!!!', '%%%', "'"])('finds nothing to search for in "%s"', (text) =>
    expect(parseQuery(text)).toEqual({ kind: 'empty' }),
  );
});
