import { createElement, Fragment, type ReactNode } from 'react';

/** Items that never change places, so their places name them. */
export const byPlace = <Item>(
  items: readonly Item[],
  show: (item: Item, place: number) => ReactNode,
): ReactNode[] =>
  items.map((item, place) => createElement(Fragment, { key: place }, show(item, place)));
