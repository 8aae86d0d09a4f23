import type { ComponentProps } from 'react';

type Name = { 'aria-label': string } | { 'aria-labelledby': string };
type Props = Omit<ComponentProps<'section'>, 'tabIndex' | keyof Name> & Name;

/** What scrolls by itself within a page. It can be reached, and so scrolled, with the keyboard. */
export function ScrollRegion(props: Props) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
  return <section {...props} tabIndex={0} />;
}
