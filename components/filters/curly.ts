/** Replaces the straight quotes of the API's sentences with the curly ones of the screens. */
export const curly = (sentence: string): string =>
  sentence.replace(/(^|\s)"/g, '$1“').replace(/"(?=\s|$)/g, '”');
