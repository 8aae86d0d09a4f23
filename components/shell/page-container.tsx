import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

type Props = {
  /** For a page with a column of filters beside its list. */
  wide?: boolean;
  className?: string;
  children: ReactNode;
};

/** The gutters and the maximum width of a page: on laptops as wide as the top bar. */
export function PageContainer({ wide = false, className, children }: Props) {
  return (
    <div
      className={cn(
        'mx-auto w-full px-4 py-6 sm:px-6 lg:px-8',
        wide ? 'max-w-[120rem]' : 'max-w-7xl',
        className,
      )}
    >
      {children}
    </div>
  );
}
