import { ChevronLeft, ChevronRight } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { LinkPending } from '@/components/ui/link-pending';
import { cn } from '@/lib/cn';
import { formatNumber } from '@/lib/format';
import { type PageTarget, pageHref, pageNumbers } from './page-href';
import { PageInput } from './page-input';

type Props = {
  target: PageTarget;
  page: number;
  totalPages: number;
  /** Of a single page too. */
  always?: boolean;
  /** Goes to a page without asking for the whole of it; for lists whose rows come from the API. */
  onGo?: (page: number) => void;
};

const going = (onGo: Props['onGo'], page: number) =>
  onGo &&
  ((event: { preventDefault: () => void }) => {
    event.preventDefault();
    onGo(page);
  });

export function Pagination({ target, page, totalPages, always = false, onGo }: Props) {
  const t = useTranslations('pagination');
  if (totalPages <= 1 && !always) return null;
  return (
    <nav aria-label={t('label')} className="flex flex-wrap items-center justify-center gap-2">
      <Step {...{ target, totalPages, onGo }} page={page - 1} label={t('previous')}>
        <ChevronLeft aria-hidden className="size-4" />
      </Step>
      <ul className="hidden items-center gap-1 sm:flex">
        {pageNumbers(page, totalPages).map((number, index) =>
          number === null ? (
            <li
              key={`gap-${index < 2 ? 'before' : 'after'}`}
              aria-hidden
              className="px-1 text-muted"
            >
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                href={pageHref(target, number)}
                onNavigate={going(onGo, number)}
                aria-label={t('page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
                className={cn(
                  buttonClass({ variant: 'ghost', className: 'min-w-9 px-2' }),
                  number === page && 'bg-accent-soft text-accent-strong',
                )}
              >
                {formatNumber(number)}
                <LinkPending />
              </Link>
            </li>
          ),
        )}
      </ul>
      <Step {...{ target, totalPages, onGo }} page={page + 1} label={t('next')}>
        <ChevronRight aria-hidden className="size-4" />
      </Step>
      <div className="flex items-center gap-2 pl-2 text-muted text-sm">
        <PageInput {...{ target, page, totalPages, onGo }} label={t('goTo')} />
        {t('of', { total: formatNumber(totalPages) })}
      </div>
    </nav>
  );
}

type StepProps = Props & { label: string; children: ReactNode };

function Step({ target, page, totalPages, onGo, label, children }: StepProps) {
  if (page < 1 || page > totalPages) {
    return (
      <Button icon disabled aria-label={label}>
        {children}
      </Button>
    );
  }
  return (
    <Link
      href={pageHref(target, page)}
      onNavigate={going(onGo, page)}
      aria-label={label}
      className={buttonClass({ variant: 'secondary', icon: true })}
    >
      {children}
      <LinkPending />
    </Link>
  );
}
