import type { ReactNode } from 'react';
import { ArrowLeft } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';

type Props = {
  href: string;
  /** Prefers the page's entry in the history, which has its scroll position. */
  isReturn?: boolean;
  children: ReactNode;
};

/** The link above a heading that leads to the page one level up, or the one before. */
export function WayBack({ href, isReturn = false, children }: Props) {
  return (
    <Link
      href={href}
      data-back={isReturn ? '' : undefined}
      className="link link-alone w-fit gap-2 text-sm print:hidden"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {children}
    </Link>
  );
}
