import { createElement, Fragment, type ReactNode } from 'react';

/** Renders items that are never reordered, so their index serves as the key. */
export const byPlace = <Item>(
  items: readonly Item[],
  show: (item: Item, place: number) => ReactNode,
): ReactNode[] =>
  items.map((item, place) => createElement(Fragment, { key: place }, show(item, place)));
