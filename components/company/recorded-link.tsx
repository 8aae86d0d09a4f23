'use client';

import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { type CompanyClick, companiesApi } from '@/lib/api/companies';

type Props = {
  href: string;
  /** When omitted, clicks are not recorded. */
  click?: CompanyClick;
  title?: string;
  className?: string;
  children: ReactNode;
};

/** A link to a company that records its clicks, without delaying the navigation. */
export function RecordedLink({ href, click, title, className, children }: Props) {
  const record = () => {
    if (click) void companiesApi.recordClick(click).catch(() => {});
  };
  return (
    <Link
      href={href}
      onClick={record}
      // The middle button opens a tab and fires no click event.
      onAuxClick={(event) => event.button === 1 && record()}
      title={title}
      className={className}
    >
      {children}
    </Link>
  );
}
