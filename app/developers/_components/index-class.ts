/** Set once on the list rather than on each of its many items. */
export const indexClass =
  'wrap-anywhere hyphens-none *:scroll-mt-4 *:py-1 *:target:bg-raised [&_a]:text-accent [&_a]:underline touch:*:py-2 touch:[&_a]:py-2';
