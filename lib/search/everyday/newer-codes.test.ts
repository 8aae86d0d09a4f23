import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseCsv } from '@/lib/register/csv';
import { foldedEverydayWords } from '.';
import { namedTrades } from './named-trades';
import { newerCodes } from './newer-codes';

/** As the register writes it, with the English title of the class. */
const wordsOf = (code: string, danish: string, english: string) =>
  foldedEverydayWords('industry', [danish, `${code} ${danish}`, english]);

describe('an industry of DB25 is called by the everyday words of what it was in DB07', () => {
  test.each([
    ['621000', 'Computerprogrammering', 'Computer programming activities', 'software'],
    ['622000', 'Computerkonsulentbistand', 'Computer consultancy', 'itkonsulent'],
    ['439100', 'Murerarbejde', 'Masonry and bricklaying activities', 'murermester'],
    ['434100', 'Tagdækningsvirksomhed', 'Roofing activities', 'taglaegger'],
    ['953100', 'Reparation af motorkøretøjer', 'Repair of motor vehicles', 'autovaerksted'],
    ['962100', 'Frisørsaloner', 'Hairdressing and barber activities', 'haarfrisor'],
    ['962200', 'Skønhedspleje', 'Beauty care and other beauty treatment', 'nailsalon'],
    ['561110', 'Restauranter', 'Restaurant activities', 'brasserie'],
    ['869500', 'Fysioterapi', 'Physiotherapy activities', 'fysioterapeut'],
    ['869300', 'Psykologer', 'Activities of psychologists and psychotherapists', 'psykolog'],
    ['493300', 'Taxikørsel', 'On-demand passenger transport', 'taxi'],
    ['551000', 'Hoteller', 'Hotels and similar accommodation', 'hotel'],
    ['741200', 'Grafisk design', 'Graphic design and visual communication', 'grafiker'],
    ['963000', 'Bedemænd', 'Funeral and related activities', 'bedemand'],
    ['478100', 'Detailhandel med biler', 'Retail sale of motor vehicles', 'bilforhandler'],
    ['476300', 'Detailhandel med sportsudstyr og cykler', 'Retail of sports goods', 'cykelsmed'],
    ['474000', 'Detailhandel med it-udstyr og telefoner', 'Retail of computers', 'computerbutik'],
    ['410000', 'Opførelse af bygninger', 'Construction of buildings', 'byggefirma'],
    ['691000', 'Juridisk bistand', 'Legal activities', 'advokat'],
    ['433410', 'Malerforretninger', 'Painting and glazing', 'maler'],
  ])('%s %s', (code, danish, english, word) => {
    expect(wordsOf(code, danish, english)).toContain(word);
  });

  test('and not by those of the industry that had its digits', () => {
    const masons = wordsOf('439100', 'Murerarbejde', 'Masonry and bricklaying activities');
    expect(masons).not.toContain('taglaegger');
    const cars = wordsOf('467100', 'Engroshandel med biler', 'Wholesale of motor vehicles');
    expect(cars).not.toContain('benzin');
  });
});

test.each([
  ['62', { sure: ['62'], unsure: [] }],
  ['45', { sure: ['467', '478', '953'], unsure: [] }],
  ['6201', { sure: ['6210'], unsure: [] }],
  ['620100', { sure: ['6210'], unsure: [] }],
  ['812100', { sure: ['8121'], unsure: [] }],
  ['433410', { sure: ['433410'], unsure: ['433400'] }],
  ['439910', { sure: ['4391'], unsure: [] }],
  ['439990', { sure: [], unsure: ['4342', '4350', '4399'] }],
  ['452010', { sure: [], unsure: ['9531'] }],
  ['479110', { sure: [], unsure: [] }],
])('%s became %j', (start, codes) => {
  expect(newerCodes(start)).toEqual(codes);
});

const classes = new Set(
  parseCsv(readFileSync('prisma/reference/nace-classes.csv', 'utf8'))
    .slice(1)
    .map(([code = '']) => code),
);

test('whatever the tables of words name became something that DB25 has', () => {
  const starts = namedTrades.flatMap(([codes]) => codes.split(' '));
  const lost = starts.filter((start) => {
    const { sure, unsure } = newerCodes(start);
    const isKnown = (code: string) =>
      code.length > 4
        ? classes.has(code.slice(0, 4))
        : [...classes].some((one) => one.startsWith(code));
    return ![...sure, ...unsure].every(isKnown);
  });
  expect([...new Set(lost)]).toEqual([]);
});
