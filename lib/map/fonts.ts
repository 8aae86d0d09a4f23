/**
 * The families of a CSS `font-family`, without quotes. All of them belong to the page's font: its
 * first covers digits alone, and letters follow in the others.
 */
export const familiesOf = (fontFamily: string): string[] =>
  fontFamily
    .split(',')
    .map((family) => family.trim().replace(/^["']|["']$/g, ''))
    .filter((family) => family !== '');
