import type { ComponentProps } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { Icon } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { LinkPending } from '@/components/ui/link-pending';

type Props = Pick<ComponentProps<typeof Link>, 'href' | 'scroll' | 'onNavigate'> & {
  label: string;
  /** There is nothing further; the link leads to the current page. */
  end: boolean;
  icon: Icon;
};

/** Remains a link at either end, so that the keyboard focus is not lost. */
export function StepLink({ label, end, icon: Sign, scroll, ...rest }: Props) {
  return (
    <Link
      {...rest}
      scroll={end ? false : scroll}
      aria-label={label}
      aria-disabled={end || undefined}
      className={buttonClass({ icon: true, className: 'print:hidden' })}
    >
      <Sign aria-hidden className="size-4" />
      <LinkPending />
    </Link>
  );
}
