import { describe, expect, it } from 'vitest';
import { readCompareParams } from './search-params';

const none = { keys: [], unreadable: [], leftOut: [], add: '', saved: [] };

describe('the address of a comparison', () => {
  it('names no company, one or several, each once', () => {
    expect(readCompareParams({})).toEqual(none);
    expect(readCompareParams({ company: '12843089' })).toEqual({ ...none, keys: ['12843089'] });
    const commas = readCompareParams({ company: '12843089,10150817,' });
    expect(commas).toEqual({ ...none, keys: ['12843089', '10150817'] });
    const company = ['12843089', 'DK 10 15 08 17', '12843089', ''];
    expect(readCompareParams({ company })).toEqual({ ...none, keys: ['12843089', '10150817'] });
  });

  it('tells what it cannot read and what is too much', () => {
    const company = ['1', 'x y', '11111111', '22222222', '33333333', '44444444', '55555555'];
    expect(readCompareParams({ company })).toEqual({
      ...none,
      keys: ['11111111', '22222222', '33333333', '44444444'],
      unreadable: ['1', 'x y'],
      leftOut: ['55555555'],
    });
  });

  it('has a text to add, cut where searches are', () => {
    expect(readCompareParams({ add: '  lego ' }).add).toBe('lego');
    expect(readCompareParams({ add: ['lego', 'novo'] }).add).toBe('lego');
    expect(readCompareParams({ add: 'a'.repeat(300) }).add).toHaveLength(200);
  });

  it('takes ids of saved companies and nothing else for such', () => {
    const id = '6b0e8f7c-5a6f-4c64-9d0f-0f3c1a2b3c4d';
    expect(readCompareParams({ saved: [id, '1; DROP TABLE'] }).saved).toEqual([id]);
    expect(readCompareParams({ saved: Array<string>(9).fill(id) }).saved).toHaveLength(4);
  });
});
