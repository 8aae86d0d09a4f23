import { describe, expect, it } from 'vitest';
import { readNumberList, tooLong, writtenSearch } from './number-list';
import { parseQuery } from './parse-query';

const two = { kind: 'numbers', cvr: ['99405635', '99426632'], units: [], other: [] };

/** Distinct numbers of eight digits. */
const many = (count: number) => Array.from({ length: count }, (_, at) => 10_000_000 + at);

describe('a list of numbers', () => {
  it.each([
    '99405635, 99426632',
    '99405635,99426632',
    '99405635;99426632;',
    ' 99405635\n99426632\n',
    '99405635\r\n99426632\r\n\r\n',
    '99405635\t99426632',
    '99405635 99426632',
    '99405635  99426632 99405635',
    '"99405635","99426632"',
    'DK 99405635, DK99426632',
    'DK 99405635 DK-99426632',
    'CVR-nr. 99405635 CVR: 99 42 66 32',
    'cvr dk99405635; vat no.: DK 99426632',
    '99 40 56 35 99 42 66 32',
    '99 40 56 35, 9942 6632',
    '99.40.56.35 99-42-66-32',
    '99 40 56 35|99426632',
  ])('%j is one', (text) => {
    expect(readNumberList(text)).toEqual(two);
    expect(parseQuery(text)).toEqual(two);
    expect(writtenSearch(text)).toBe('99405635 99426632');
    expect(parseQuery(writtenSearch(text))).toEqual(two);
  });

  it('has P-numbers, and numbers that are neither', () =>
    expect(readNumberList('DK 99405635, P-nr. 1012345678, 9942663, 12345678 9000000256')).toEqual({
      kind: 'numbers',
      cvr: ['99405635', '12345678'],
      units: ['1012345678', '9000000256'],
      other: ['9942663'],
    }));

  it.each([
    '',
    '99405635',
    '99405635, 99405635',
    'DK 99 40 56 35',
    '1012 345 678',
    '45 99405635',
    '+45 99405635, 99426632',
    '8000 8270',
    '8000, 8270, 8660',
    '99405635, 8660',
    '1234567, 7654321',
    '62.01.00, 43.21.00',
    'Stilling 99405635',
    '99405635, Stilling, 99426632',
    '99405635 -99426632',
    'murer, tømrer',
  ])('%j is none', (text) => expect(readNumberList(text)).toBeNull());

  it('is not slow to see that it is none', () => {
    const started = performance.now();
    for (const filling of [' ', '-', '.', 'dk', '1 ', '12 34 ', 'cvr', '1'.repeat(12)]) {
      readNumberList(`cvr${filling.repeat(4_000)}x`);
    }
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});

describe('numbers among words', () => {
  it.each(['Stilling 99405635 og Nord 99426632', 'DK 99405635 Stilling, DK 99426632 Nord ApS'])(
    '%s are a list too',
    (text) => expect(parseQuery(text)).toEqual(two),
  );

  it.each([
    ['Stilling DK 99405635 tlf 99426632', ['cvr']],
    ['Stilling 99405635 nr 12345678', ['cvr', 'phone']],
    ['Stilling 99405635, 99405635', ['cvr', 'phone']],
  ])('%s has one', (text, of) =>
    expect(parseQuery(text)).toEqual({ kind: 'number', digits: '99405635', of }),
  );
});

describe('the length', () => {
  const longList = 'Search for at most 200 numbers at a time, in at most 6000 characters';
  it.each([
    ['words', 'm'.repeat(200), null],
    ['words', 'm'.repeat(201), 'Search at most 200 characters'],
    ['numbers', many(200).join('\n'), null],
    ['numbers', [...many(200), ...many(200)].join('\n'), null],
    ['numbers', many(201).join('\n'), longList],
    ['numbers', many(200).join(' '.repeat(30)), longList],
  ])('of %s', (_, text, problem) => expect(tooLong(text)).toBe(problem));
});
