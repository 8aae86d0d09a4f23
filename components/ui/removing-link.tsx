'use client';

import type { ComponentProps } from 'react';
import { Link } from './link';
import { prefetch } from './on-demand';

/** Fetched on focus, before a key can press the link. */
const load = () => import('./focus-after');

type Props = ComponentProps<typeof Link> & {
  /** The kind of element: the focus moves to another one of the same kind. */
  kind: string;
};

/** A link that is missing from the page it leads to, so that it cannot keep the focus there. */
export function RemovingLink({ kind, ...rest }: Props) {
  return (
    <Link
      {...rest}
      data-removing={kind}
      onFocus={() => prefetch(load)}
      onClick={({ currentTarget }) => {
        prefetch(async () => (await load()).focusAfter(currentTarget));
      }}
    />
  );
}
