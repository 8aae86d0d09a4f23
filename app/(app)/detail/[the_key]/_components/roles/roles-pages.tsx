import { useTranslations } from 'next-intl';
import { StepLink } from '@/components/pagination/step-link';
import { ChevronLeft, ChevronRight } from '@/components/ui/icons';
import { formatNumber } from '@/lib/format';

type Props = {
  place: { page: number; totalPages: number; total: number };
  hrefOf: (page: number) => string;
};

/** Pagination of a long list; renders nothing when there is only one page. */
export function RolesPages({ place: { page, totalPages, total }, hrefOf }: Props) {
  const t = useTranslations('roles');
  if (totalPages <= 1) return null;
  return (
    <nav aria-label={t('pages')} className="flex items-center justify-end gap-2">
      <span aria-live="polite" className="text-body text-sm">
        {t('place', { page, totalPages, total: formatNumber(total) })}
      </span>
      <StepLink
        scroll={false}
        href={hrefOf(Math.max(page - 1, 1))}
        label={t('previous')}
        end={page === 1}
        icon={ChevronLeft}
      />
      <StepLink
        scroll={false}
        href={hrefOf(Math.min(page + 1, totalPages))}
        label={t('next')}
        end={page === totalPages}
        icon={ChevronRight}
      />
    </nav>
  );
}
