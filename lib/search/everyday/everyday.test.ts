import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseCsv } from '@/lib/register/csv';
import { foldSearched } from '@/lib/words/fold';
import { everydayWords, foldedEverydayWords } from '.';
import { compoundsOf } from './compounds-of';
import { namedTrades, searchedTrades } from './named-trades';

const plumbing = ['VVS- og blikkenslagerforretninger', '432200 VVS- og blikkenslagerforretninger'];
const industry = (code: string, danish: string, english: string) =>
  foldedEverydayWords('industry', [danish, `${code} ${danish}`, english]);

const listed = parseCsv(readFileSync('prisma/reference/industries.csv', 'utf8')).slice(1);
const codesOf = (start: string) =>
  listed.flatMap(([, code = '']) => (code.startsWith(start) ? [code] : []));
function wordsOf(wanted: string) {
  const [, , danish = '', english = ''] = listed.find(([, code]) => code === wanted) ?? [];
  return industry(wanted, danish, english);
}
describe('what an industry is called', () => {
  test('in Danish and English, and with a word for companies behind it', () => {
    const words = everydayWords('industry', [...plumbing, 'Plumbing installation']);
    expect(words).toEqual(expect.arrayContaining(['blikkenslager', 'plumber', 'vvsfirma']));
    const cleaning = industry('812100', 'Almindelig rengøring', 'General cleaning of buildings');
    expect(cleaning).toEqual(
      expect.arrayContaining(['rengoringsfirma', 'rengoringsselskab', 'cleaningcompany']),
    );
  });

  test('by names of the trade that the register does not use', () => {
    expect(industry('960210', 'Frisørsaloner', 'Hairdressing')).toContain('haarfrisor');
    expect(industry('472300', 'Fiskeforretninger', 'Fish shops')).toContain('fiskehandler');
    expect(industry('472100', 'Frugt- og grøntforretninger', 'Greengrocers')).toContain(
      'gronthandler',
    );
  });

  test.each([
    ['802000', 'laaseservice', 'lockservice'],
    ['561010', 'bistro', 'brasserie'],
    ['370000', 'kloakservice', 'slamsuger'],
    ['432200', 'kloak', 'ventilation'],
    ['432900', 'elevator', 'insulation'],
    ['439990', 'stillads', 'kranfirma'],
    ['472900', 'gaardbutik', 'farmshop'],
    ['476420', 'cykelsmed', 'cykelvaerksted'],
    ['552000', 'bedbreakfast', 'gaestehus'],
    ['731190', 'skilte', 'signs'],
    ['812290', 'tagrens', 'algebehandling'],
    ['855100', 'rideskole', 'personaltrainer'],
    ['801000', 'sikkerhedsvagt', 'vaegter'],
    ['869090', 'fodterapeut', 'osteopat'],
    ['960220', 'negle', 'nailsalon'],
    ['960900', 'hundesalon', 'doggrooming'],
    ['620900', 'itsupport', 'itservice'],
    ['620100', 'hjemmesider', 'websites'],
  ])('%s of the code list: %s and %s', (code, ...words) => {
    expect(wordsOf(code)).toEqual(expect.arrayContaining(words));
  });

  test('every code is of the list, and some industry of each entry is called by its words', () => {
    const codes = namedTrades.flatMap(([own]) => own.split(' '));
    expect(codes.filter((start) => codesOf(start).length === 0)).toEqual([]);
    const lost = searchedTrades.filter(([own, words]) => {
      const called = own.split(' ').flatMap((start) => codesOf(start).flatMap(wordsOf));
      const meant = compoundsOf(words.split(', ')).map(foldSearched);
      return !meant.some((word) => called.includes(word));
    });
    // Those of these two begin like the texts of their industries.
    expect(lost.map(([own]) => own)).toEqual(['662200', '841100']);
  });

  test('words of narrower trades are searched for, but not their phrases', () => {
    const houses = wordsOf('412000');
    expect(houses).toEqual(expect.arrayContaining(['typehus', 'hovedentreprenor']));
    expect(houses.filter((word) => word.startsWith('home'))).toEqual([]);
  });

  test('phrases by the compounds of their words', () => {
    const law = industry('691000', 'Juridisk bistand', 'Legal activities');
    expect(law).toEqual(expect.arrayContaining(['lawyer', 'lawfirm']));
    expect(law).not.toContain('firm');
  });

  test('is not told by a code that another version has for another trade', () => {
    expect(industry('439100', 'Tagdækningsvirksomhed', 'Roofing activities')).toContain('roofer');
    expect(industry('439100', 'Murerarbejde', 'Masonry activities')).not.toContain('roofer');
  });

  test.each([
    ['494100', 'transportfirma', 'transportvirksomhed'],
    ['412000', 'byggevirksomhed', 'byggebranchen', 'construction', 'entreprenor'],
    ['432200', 'byggefirma', 'byggeri', 'builder'],
    ['463700', 'engrosvirksomhed', 'grossist', 'wholesaler', 'handelsvirksomhed'],
    ['477110', 'butik', 'shops', 'retailer', 'detailhandel'],
    ['310100', 'fabrik', 'produktionsvirksomhed', 'manufacturer', 'industri'],
    ['011100', 'landbrugsvirksomhed', 'landmand'],
    ['620100', 'itfirma', 'itbranchen'],
    ['691000', 'videnservice'],
  ])('%s by words for its whole sector: %s', (code, ...words) => {
    expect(wordsOf(code)).toEqual(expect.arrayContaining(words));
  });

  test('plumbers are in construction, but are no contractors', () => {
    expect(wordsOf('432200')).not.toContain('entreprenor');
  });

  test('any of its codes counts, and none is no industry', () => {
    const both = ['Frisørsaloner', '960210 962100 Frisørsaloner', 'Hairdressing'];
    expect(everydayWords('industry', both)).toContain('hairdresser');
    expect(everydayWords('industry', ['Uoplyst'])).toEqual([]);
    expect(everydayWords('industry', [])).toEqual([]);
  });

  test('nothing that begins as something else is called', () => {
    const canteens = industry('562900', 'Anden restaurationsvirksomhed', 'Other food service');
    expect(canteens.filter((word) => word.startsWith('hotel'))).toEqual([]);
  });

  test('words of whole sectors that are parts of any name are none', () => {
    const words = [...wordsOf('477110'), ...wordsOf('310100'), ...wordsOf('412000')];
    for (const part of ['store', 'forretning', 'produktion', 'producer', 'bygning'])
      expect(words).not.toContain(part);
  });

  test('no word for a sector begins like another trade', () => {
    expect(wordsOf('561020').filter((word) => word.startsWith('restaurant'))).toEqual([]);
    expect(wordsOf('212000').filter((word) => word.startsWith('laegemiddeli'))).toEqual([]);
  });
});

describe('what a place is called', () => {
  test('by the part of the country', () => {
    expect(everydayWords('municipality', ['Odense'])).toEqual(
      expect.arrayContaining(['fyn', 'funen']),
    );
    expect(everydayWords('region', ['Nordjylland'])).toContain('jylland');
    expect(everydayWords('postalDistrict', ['København N', '2200 København N'])).toContain(
      'nørrebro',
    );
    expect(everydayWords('municipality', ['Lolland'])).toContain('lollandfalster');
    expect(everydayWords('municipality', ['Ballerup'])).toContain('storkøbenhavn');
    expect(everydayWords('municipality', ['Ballerup'])).toContain('vestegnen');
    expect(everydayWords('municipality', ['Gentofte'])).not.toContain('vestegnen');
    expect(everydayWords('municipality', ['Lolland'])).not.toContain('sydsjælland');
  });

  test('and never so that a part of a name means more than the name', () => {
    const begunSo = (place: string, start: string) =>
      foldedEverydayWords('municipality', [place]).filter((word) => word.startsWith(start));
    expect(begunSo('Ballerup', 'kobenhavn')).toEqual([]);
    expect(begunSo('Ballerup', 'copenhagen')).toEqual([]);
    expect(begunSo('Guldborgsund', 'lolland')).toEqual([]);
    expect(begunSo('København', 'copenhagen')).not.toEqual([]);
  });

  test('for short', () => {
    expect(everydayWords('postalDistrict', ['Kongens Lyngby', '2800 Kongens Lyngby'])).toContain(
      'kgs',
    );
    expect(everydayWords('town', ['Nørre Aaby'])).toEqual(['nr']);
    expect(everydayWords('town', ['Strandby'])).toEqual([]);
  });
});

test('what a legal form is called', () => {
  expect(everydayWords('companyType', ['Enkeltmandsvirksomhed', 'ENK'])).toEqual(
    expect.arrayContaining(['enkeltmandsfirma', 'soletrader']),
  );
  expect(everydayWords('companyType', ['Aktieselskab', 'A/S'])).toEqual([]);
});
