import { Children, type ReactNode } from 'react';

/** Items that never change places, so their places name them. */
export const byPlace = <Item>(
  items: readonly Item[],
  show: (item: Item, place: number) => ReactNode,
) => Children.toArray(items.map(show));
