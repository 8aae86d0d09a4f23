import type { LucideIcon } from 'lucide-react';
import Link from 'next/link';
import { buttonClass } from '@/components/ui/button';

type Props = { href: string; label: string; end: boolean; icon: LucideIcon };

/** Stays a link at the ends, so that the keyboard does not lose its place there. */
export function StepLink({ href, label, end, icon: Icon }: Props) {
  return (
    <Link
      href={href}
      scroll={false}
      aria-label={label}
      aria-disabled={end || undefined}
      className={buttonClass({ icon: true, className: 'print:hidden' })}
    >
      <Icon aria-hidden className="size-4" />
    </Link>
  );
}
