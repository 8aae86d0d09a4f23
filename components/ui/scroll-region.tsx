import type { ComponentProps } from 'react';

type Name = { 'aria-label': string } | { 'aria-labelledby': string };
type Props = Omit<ComponentProps<'section'>, 'tabIndex' | keyof Name> & Name;

/** A region that scrolls within the page; focusable, so that the keyboard can scroll it. */
export function ScrollRegion(props: Props) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: needed for scrolling with the keyboard
  return <section {...props} tabIndex={0} />;
}
