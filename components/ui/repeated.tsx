import { Children, type ReactNode } from 'react';

type Props = { count: number; children: ReactNode };

/** Repeats its children `count` times, e.g. for skeletons of lists. */
export function Repeated({ count, children }: Props) {
  return Children.toArray(Array.from({ length: count }, () => children));
}
