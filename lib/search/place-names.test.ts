import { describe, expect, it } from 'vitest';
import { readReference } from '@/lib/register/reference';
import { foldName } from '@/lib/words/fold';
import { parseQuery } from './parse-query';

describe('districts with letters', () => {
  it.each([
    ['København S', ['kobenhavn s'], []],
    ['kbh. nv', ['kobenhavn nv'], []],
    ['tømrer aarhus c', ['aarhus c'], ['tomrer']],
    ['5000 Odense SØ', ['odense so'], ['5000']],
    ['Nykøbing Sj', ['nykobing sj'], []],
    ['Nykøbing F.', ['nykobing f'], []],
    ['tømrer Viby Sjælland', ['viby sjaelland'], ['tomrer']],
    ['Hurup Thy', ['hurup thy'], []],
    ['Odense B', [], ['odense', 'b']],
    ['Nykøbing Fodbold', [], ['nykobing', 'fodbold']],
    ['Roskilde C', [], ['roskilde', 'c']],
    ['"odense" c', ['odense'], ['c']],
    ['odense -c', [], ['odense']],
  ])('%s', (text, phrases, words) => {
    expect(parseQuery(text)).toMatchObject({ phrases, words });
  });

  it.each([
    ['Nykøbing Sjælland', [['nykobing sjaelland', 'nykobing sj']]],
    ['tømrer Nykøbing Falster', [['nykobing falster', 'nykobing f']]],
    ['Viby Sj', [['viby sj', 'viby sjaelland']]],
    ['Aalborg Ø', [['aalborg o', 'aalborg ost']]],
    ['Nykøbing Mors eller Nykøbing F', [['nykobing mors', 'nykobing m', 'nykobing f']]],
  ])('%s is also written otherwise', (text, either) => {
    expect(parseQuery(text)).toMatchObject({ phrases: [], either });
  });

  it('all whose name ends in letters or a part of the country are known', () => {
    const names = [...readReference().postalDistricts.values()].map(({ name }) => foldName(name));
    const ended = names.filter((name) =>
      /^\S+ (?:\S{1,2}|ost|fyn|sydfyn|thy|aero|djurs|jyll|vestj|midtsj|sjaelland|stevns|strand|kyst|ladeplads)$/.test(
        name,
      ),
    );
    expect(new Set(ended).size).toBeGreaterThan(60);
    for (const name of ended) expect(parseQuery(name)).toMatchObject({ phrases: [name] });
  });
});
