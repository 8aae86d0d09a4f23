import { describe, expect, test } from 'vitest';
import { everydayWords, foldedEverydayWords } from '.';

const plumbing = ['VVS- og blikkenslagerforretninger', '432200 VVS- og blikkenslagerforretninger'];
const industry = (code: string, danish: string, english: string) =>
  foldedEverydayWords('industry', [danish, `${code} ${danish}`, english]);

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

  test('phrases by the compounds of their words', () => {
    const law = industry('691000', 'Juridisk bistand', 'Legal activities');
    expect(law).toEqual(expect.arrayContaining(['lawyer', 'lawfirm']));
    expect(law).not.toContain('firm');
  });

  test('is not told by a code that another version has for another trade', () => {
    expect(industry('439100', 'Tagdækningsvirksomhed', 'Roofing activities')).toContain('roofer');
    expect(industry('439100', 'Murerarbejde', 'Masonry activities')).not.toContain('roofer');
  });

  test('companies of a sector mean those that most of its companies are', () => {
    const haulage = industry('494100', 'Vejgodstransport', 'Freight transport by road');
    expect(haulage).toEqual(expect.arrayContaining(['transportfirma', 'transportvirksomhed']));
    expect(haulage).not.toContain('transportfirmafirma');
    const buildings = industry('412000', 'Opførelse af bygninger', 'Construction of buildings');
    expect(buildings).toContain('byggevirksomhed');
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

  test('words of whole sections are none', () => {
    const tea = industry('463700', 'Engroshandel med te', 'Wholesale of tea');
    expect(tea).not.toContain('wholesaler');
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
