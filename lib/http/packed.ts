/** What a file that is packed with Brotli has behind its name. */
export const PACKED = '.br';

/** The files that are packed when they are built, by what their names end in, as browsers are told them. */
export const PACKED_TYPES = new Map([
  ['.js', 'application/javascript; charset=UTF-8'],
  ['.css', 'text/css; charset=UTF-8'],
]);
