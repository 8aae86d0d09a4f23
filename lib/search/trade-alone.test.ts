import { describe, expect, test } from 'vitest';
import { parseQuery } from './parse-query';
import { tradeAlone } from './trade-alone';

const trades = ['laasesmed', 'restaurant', 'autovaerksted', 'invest', 'taxa', 'carwash'];
const known = {
  isOfValue: (word: string) => [...trades, 'born', 'odense', 'anpartsselskab'].includes(word),
  isOfTrade: (word: string) => [...trades, 'born'].includes(word),
  isOfPlace: (word: string) => word === 'odense',
};

function left(text: string) {
  const query = parseQuery(text);
  if (query.kind !== 'words') throw new Error(text);
  const alone = tradeAlone(query, known);
  return alone && [alone.query.core, alone.asked];
}

describe('the trade of a search that finds nothing', () => {
  test.each([
    ['24 timer låsesmed', 'laasesmed', ['24', 'timer']],
    ['kinesisk restaurant i Odense', 'restaurant i odense', ['kinesisk']],
    ['sushi restaurant', 'restaurant', ['sushi']],
    ['restaurant børn', 'restaurant', ['born']],
    ['anpartsselskab restaurant pool', 'anpartsselskab restaurant', ['pool']],
    ['restauranter med terrasse', 'restauranter', ['med', 'terrasse']],
  ])('%s: %s', (text, core, asked) => expect(left(text)).toEqual([core, asked]));

  test.each([
    ['sushi', 'restaurant', ['sushi']],
    ['sushi Odense', 'restaurant odense', ['sushi']],
    ['bilvask', 'autovaerksted', ['bilvask']],
  ])('a kind of it is that: %s', (text, core, asked) => expect(left(text)).toEqual([core, asked]));

  test.each([
    ...['låsesmed', 'låsesmed Odense', 'Odense', 'Qwxz', 'Qwxz Invest', 'Qwxz Restaurant ApS'],
    ...['"Qwxz" restaurant', 'en to tre fire restaurant', 'qwxz eller restaurant'],
  ])('%s has none', (text) => expect(left(text)).toBeNull());
});
