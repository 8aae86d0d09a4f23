// The tables of everyday words know industries by their codes of DB07 (NACE Rev. 2). Since 2025 the
// register has those of DB25 (NACE Rev. 2.1). This is where the parts of the old list went that have
// other numbers in the new one, as far as the tables need them. The first four digits are those of
// NACE, whose classes Eurostat relates to each other; six digits are Danish.
// https://ec.europa.eu/eurostat/web/nace

type Moved = Readonly<Record<string, string>>;

/** Divisions and groups. */
const GROUPS: Moved = {
  45: '467 478 953',
  383: '382',
  411: '681',
  412: '410',
  451: '467 478',
  452: '953',
  453: '467 478',
  454: '467 478 953',
  467: '468',
  620: '621 622 629',
  702: '702 733',
  801: '800',
  802: '800',
  803: '800',
  900: '901 902 903',
  910: '911 912 913 914',
  960: '961 962 963 969',
};

/** Classes, and Danish parts of them; "?" is behind what only holds some of them. */
const CLASSES: Moved = {
  '0149': '0148',
  1411: '1424',
  1412: '1423',
  1413: '1421',
  1414: '1422',
  1420: '1424',
  1439: '1410',
  2229: '2225? 2226',
  2540: '2530',
  2550: '2540',
  2561: '2551 2552',
  2562: '2553',
  2571: '2561',
  2572: '2562',
  2573: '2563',
  3102: '3100?',
  3103: '3100?',
  3511: '3511 3512',
  3512: '3513',
  3513: '3514',
  3514: '3515',
  3831: '3821',
  3832: '3821',
  4110: '6812',
  4120: '4100',
  4329: '4323 4324',
  4339: '4335',
  4391: '4341',
  439910: '4391',
  439990: '4342? 4350? 4399?',
  451110: '4671',
  451120: '4781',
  4511: '4671 4781',
  4519: '4671? 4781?',
  4520: '9531',
  4531: '4672',
  4532: '4782',
  4540: '4673 4783 9532',
  4651: '4650',
  4652: '4650',
  4665: '4647',
  4666: '4664',
  4669: '4664',
  4671: '4681',
  4672: '4682',
  4673: '4683',
  4674: '4684',
  4675: '4685',
  4676: '4686',
  4677: '4687',
  4719: '4712',
  4729: '4727',
  4741: '4740',
  4742: '4740',
  4743: '4740',
  4759: '4755',
  4763: '4769',
  4764: '4763',
  4765: '4764',
  477810: '4774? 4778?',
  // Whoever sells on the internet is of the class of what is sold.
  4791: '',
  4910: '4911',
  493120: '4912',
  4932: '4933',
  493910: '4931',
  493920: '4932',
  522910: '5226? 5231?',
  522920: '5225? 5231',
  522990: '5226',
  5610: '5611 5612',
  561010: '5611',
  561020: '5611? 5612',
  5629: '5622',
  5812: '5819',
  5813: '5812',
  5814: '5813',
  6120: '6110',
  6130: '6110',
  6201: '6210',
  6202: '6220',
  6203: '6220',
  6209: '6290',
  6311: '6310',
  6312: '6391',
  6391: '6031',
  6399: '6392',
  642010: '642110',
  642020: '642120',
  6420: '6421 6422?',
  6430: '6431 6432?',
  6810: '6811',
  683120: '5540? 6831?',
  7021: '7330',
  7022: '7020',
  7211: '7210',
  7219: '7210',
  741010: '7411',
  741020: '7412',
  741030: '7413',
  7410: '7411 7412 7413 7414',
  7490: '7491 7499',
  7729: '7722',
  7830: '7820',
  8010: '8001',
  8020: '8009',
  8030: '8001',
  8129: '8123',
  8211: '8210',
  8219: '8210',
  8541: '8533',
  8542: '8540',
  8560: '8561 8569',
  869010: '8694',
  869020: '8695',
  869030: '8693',
  869040: '8696? 8699?',
  869090: '8691? 8692? 8696? 8699?',
  8690: '869',
  8790: '8799',
  9001: '9020 9031?',
  9002: '9039',
  9003: '9011 9012 9013',
  9004: '9031',
  9101: '9111 9112',
  9102: '9121',
  9103: '9122',
  9104: '9141 9142',
  9511: '9510',
  9512: '9510',
  9601: '9610',
  960210: '9621',
  960220: '9622',
  9602: '9621 9622',
  9603: '9630',
  9604: '9623',
  9609: '9691 9699',
};

/** `sure`: all of it is what was meant; of `unsure` only what is called alike. */
export type NewerCodes = { sure: readonly string[]; unsure: readonly string[] };

const splitAt = (codes: string) => codes.split(' ').filter(Boolean);

/**
 * The beginnings of codes of DB25 for what began with these digits in DB07.
 * @param start two to six digits
 */
export function newerCodes(start: string): NewerCodes {
  if (start.length < 4) return { sure: splitAt(GROUPS[start] ?? start), unsure: [] };
  const family = start.slice(0, 4);
  const isWhole = start.length === 4 || start.endsWith('00');
  const moved = CLASSES[start] ?? CLASSES[family];
  if (moved === undefined) {
    // A Danish part of a class may have become the whole of it.
    return isWhole ? { sure: [family], unsure: [] } : { sure: [start], unsure: [`${family}00`] };
  }
  const codes = splitAt(moved);
  const isSure = (code: string) => !code.endsWith('?') && (isWhole || start in CLASSES);
  return {
    sure: codes.filter(isSure),
    unsure: codes.filter((code) => !isSure(code)).map((code) => code.replace('?', '')),
  };
}
