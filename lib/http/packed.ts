/** Suffix of a file's Brotli-compressed copy. */
export const PACKED = '.br';

/** File types that are compressed at build time, by extension, with their content types. */
export const PACKED_TYPES = new Map([
  ['.js', 'application/javascript; charset=UTF-8'],
  ['.css', 'text/css; charset=UTF-8'],
]);
