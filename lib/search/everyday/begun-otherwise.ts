/**
 * Words of industries that begin with a word for another trade, by that word: who searches for bars
 * means no barbers. Beginnings, folded.
 */
const OTHERWISE = new Map([
  ['bar', ['barber']],
  ['bus', ['bush', 'business']],
  ['cab', ['cable']],
  ['el', ['elderly', 'elevator']],
  ['farm', ['farmaceut', 'farmshop']],
  ['fly', ['flyd', 'flygtning', 'flyt']],
  ['hospital', ['hospitality']],
  ['jord', ['jordemo']],
  ['laege', ['laegeplant']],
  ['pig', ['pigment']],
  ['plast', ['plaster']],
  ['pub', ['publi']],
  ['sko', ['skol', 'skov']],
  ['tag', ['tagrens']],
  ['tv', ['tvebak']],
]);

/** Whether a longer word of an industry means something else than the one that it begins with. */
export const isOtherwise = (begun: string, word: string): boolean =>
  OTHERWISE.get(begun)?.some((beginning) => word.startsWith(beginning)) ?? false;
