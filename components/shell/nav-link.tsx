'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { LinkPending } from '@/components/ui/link-pending';
import { cn } from '@/lib/cn';

/** A link in the top bar; marked when its page, or a page below it, is open. */
export function NavLink({ href, children }: { href: string; children: ReactNode }) {
  const path = usePathname();
  const isCurrent = path === href;
  return (
    <Link
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className={cn(
        'flex h-9 items-center rounded-md px-3 font-medium hover:bg-raised hover:text-ink touch:h-11 has-[[data-pending]]:opacity-60',
        `${path}/`.startsWith(`${href}/`) ? 'text-accent-strong' : 'text-body',
      )}
    >
      {children}
      <LinkPending />
    </Link>
  );
}
