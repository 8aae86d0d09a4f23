/**
 * Danish text as the search compares it: lower case, æ ø å written out as ae oe
 * aa, accents dropped, everything else that is no letter or digit a space.
 * Legal suffixes keep together: "A/S" becomes "as".
 */
export function foldText(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/å/g, 'aa')
      // Only now: letters such as ǽ become æ when their accent goes.
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/æ/g, 'ae')
      .replace(/ø/g, 'oe')
      .replace(/(^|[^\p{L}\p{N}])([aikp])\/s(?![\p{L}\p{N}])/gu, '$1$2s')
      .replace(/ß/g, 'ss')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  );
}

/** The distinct folded words of some texts, in order of appearance. */
export function foldWords(...texts: (string | null | undefined)[]): string[] {
  const words = texts.flatMap((text) => (text ? foldText(text).split(' ') : []));
  return [...new Set(words)].filter((word) => word !== '');
}
