/** Said once for all lines of an index: there are many. */
export const indexClass =
  'wrap-anywhere hyphens-none *:scroll-mt-4 *:py-1 *:target:bg-raised [&_a]:text-accent [&_a]:underline';
