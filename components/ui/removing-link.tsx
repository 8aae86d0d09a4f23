'use client';

import Link from 'next/link';
import type { ComponentProps } from 'react';
import { prefetch } from './on-demand';

/** Fetched with the focus, before a key can press it. */
const load = () => import('./focus-after');

type Props = ComponentProps<typeof Link> & {
  /** What it is one of: the focus goes to another of them. */
  kind: string;
};

/** A link that is gone from the page that it leads to, so that it cannot keep the focus there. */
export function RemovingLink({ kind, ...rest }: Props) {
  return (
    <Link
      prefetch={false}
      {...rest}
      data-removing={kind}
      onFocus={() => prefetch(load)}
      onClick={({ currentTarget }) => {
        prefetch(async () => (await load()).focusAfter(currentTarget));
      }}
    />
  );
}
