import { Children, type ReactNode } from 'react';

type Props = { count: number; children: ReactNode };

/** The same so many times over, as in what waits for a list. */
export function Repeated({ count, children }: Props) {
  return Children.toArray(Array.from({ length: count }, () => children));
}
