/** Stands in for a font that is still loading, and is no font at all where its own is missing. */
const STAND_IN = / Fallback$/;

/**
 * The families of a CSS `font-family`, without quotes. All of them belong to the page's font: its
 * first covers digits alone, and letters follow in the others. MapLibre waits until they are
 * loaded, or until one of them fails.
 */
export const familiesOf = (fontFamily: string): string[] =>
  fontFamily
    .split(',')
    .map((family) => family.trim().replace(/^["']|["']$/g, ''))
    .filter((family) => family !== '' && !STAND_IN.test(family));
