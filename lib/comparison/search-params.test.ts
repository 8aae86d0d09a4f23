import { describe, expect, it } from 'vitest';
import { parseCompareParams } from './search-params';

const none = { keys: [], unreadable: [], add: '', ofGroups: false, saved: [] };

describe('the address of a comparison', () => {
  it('names no company, one or several, each once', () => {
    expect(parseCompareParams({})).toEqual(none);
    expect(parseCompareParams({ company: '12843089' })).toEqual({ ...none, keys: ['12843089'] });
    const commas = parseCompareParams({ company: '12843089,10150817,' });
    expect(commas).toEqual({ ...none, keys: ['12843089', '10150817'] });
    const company = ['12843089', 'DK 10 15 08 17', '12843089', ''];
    expect(parseCompareParams({ company })).toEqual({ ...none, keys: ['12843089', '10150817'] });
  });

  it('cuts a text that is too long, and no letter in half', () => {
    expect(parseCompareParams({ add: `${'a'.repeat(199)}😀` }).add).toBe('a'.repeat(199));
  });

  it('tells what it cannot read, and leaves no number out before it is known', () => {
    const company = ['1', 'x y', '11111111', '22222222', '33333333', '44444444', '55555555'];
    expect(parseCompareParams({ company })).toEqual({
      ...none,
      keys: ['11111111', '22222222', '33333333', '44444444', '55555555'],
      unreadable: ['1', 'x y'],
    });
  });

  it('has a text to add, cut where searches are', () => {
    expect(parseCompareParams({ add: '  lego ' }).add).toBe('lego');
    expect(parseCompareParams({ add: ['lego', 'novo'] }).add).toBe('lego');
    expect(parseCompareParams({ add: 'a'.repeat(300) }).add).toHaveLength(200);
  });

  it('may ask for the accounts of groups', () => {
    expect(parseCompareParams({ accounts: 'group' })).toEqual({ ...none, ofGroups: true });
    for (const accounts of ['solo', 'x', ''])
      expect(parseCompareParams({ accounts })).toEqual(none);
  });

  it('takes ids of saved companies and nothing else for such', () => {
    const id = '6b0e8f7c-5a6f-4c64-9d0f-0f3c1a2b3c4d';
    expect(parseCompareParams({ saved: [id, '1; DROP TABLE'] }).saved).toEqual([id]);
    expect(parseCompareParams({ saved: Array<string>(9).fill(id) }).saved).toHaveLength(4);
  });
});
