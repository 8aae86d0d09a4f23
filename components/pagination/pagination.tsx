import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { ChevronLeft, ChevronRight } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { LinkPending } from '@/components/ui/link-pending';
import { cn } from '@/lib/cn';
import { formatNumber } from '@/lib/format';
import { type PageTarget, pageHref, pageNumbers } from './page-href';
import { PageInput } from './page-input';
import { StepLink } from './step-link';

type Props = {
  target: PageTarget;
  page: number;
  totalPages: number;
  /** Also for a single page. */
  always?: boolean;
  /** Changes the page without navigating; for lists whose rows come from the API. */
  onGo?: (page: number) => void;
};

export function Pagination({ target, page, totalPages, always = false, onGo }: Props) {
  const t = useTranslations('pagination');
  if (totalPages <= 1 && !always) return null;
  const to = (next: number) => ({
    href: pageHref(target, next),
    onNavigate:
      onGo &&
      ((event: { preventDefault: () => void }) => {
        event.preventDefault();
        if (next !== page) onGo(next);
      }),
  });
  return (
    <nav
      aria-label={t('label')}
      className="flex flex-wrap items-center justify-center gap-2 print:hidden"
    >
      {/* All pages have the same title, so this announces the change to screen readers. */}
      <span aria-live="polite" className="sr-only">
        {t('page', { page })}
      </span>
      <StepLink
        {...to(Math.max(page - 1, 1))}
        label={t('previous')}
        end={page <= 1}
        icon={ChevronLeft}
      />
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
                {...to(number)}
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
      <StepLink
        {...to(Math.min(page + 1, totalPages))}
        label={t('next')}
        end={page >= totalPages}
        icon={ChevronRight}
      />
      <div className="flex items-center gap-2 pl-2 text-muted text-sm">
        <PageInput
          target={target}
          page={page}
          totalPages={totalPages}
          onGo={onGo}
          label={t('goTo')}
        >
          {Object.entries(target.query).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        </PageInput>
        {t('of', { total: formatNumber(totalPages) })}
      </div>
    </nav>
  );
}
