import { expect, it } from 'vitest';
import { withSoftHyphens } from './soft-hyphens';

const shown = (text: string) => withSoftHyphens(text).replaceAll('\u00ad', '~');

it.each([
  ['Produktionsenheder', 'Produktions~enheder'],
  ['Opmærksomhedspunkter', 'Opmærksom~heds~punkter'],
  ['ROE, egenkapitalens forrentning', 'ROE, egenkapitalens forrentning'],
  ['ROI, afkastningsgrad', 'ROI, afkastnings~grad'],
  ['Nettoomsætning', 'Netto~omsætning'],
  ['Egenkapital', 'Egenkapital'],
  ['Kortfristede gældsforpligtelser', 'Kortfristede gælds~forpligtelser'],
  ['Enkeltmandsvirksomhed', 'Enkeltmands~virksomhed'],
  ['Iværksætterselskab', 'Iværksætter~selskab'],
  ['Partnerselskab', 'Partner~selskab'],
  ['BESTYRELSESMEDLEM', 'BESTYRELSES~MEDLEM'],
  ['Bestyrelse', 'Bestyrelse'],
  ['Branche', 'Branche'],
  ['Production units', 'Production units'],
])('divides %s between its parts: %s', (text, divided) => {
  expect(shown(text)).toBe(divided);
});
