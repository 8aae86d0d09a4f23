import { useTranslations } from 'next-intl';
import { type PageTarget, pageHref } from '@/components/pagination/page-href';
import { buttonClass } from '@/components/ui/button';
import { LayoutGrid, List, Table } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { LinkPending } from '@/components/ui/link-pending';
import { cn } from '@/lib/cn';
import type { ResultView } from '@/lib/search/types';

const ICONS = { grid: LayoutGrid, list: List, table: Table };
const NAMES = { grid: 'grid', list: 'list', table: 'table.view' } as const;

type Props = {
  /** The layouts that the page has. */
  views: readonly ResultView[];
  target: PageTarget;
  params: { view: ResultView; page: number };
};

/** Keeps the page number; the layout is part of the URL. */
export function ViewSwitch({ views, target, params: { view: current, page } }: Props) {
  const t = useTranslations('discover');
  const { view: _, ...rest } = target.query;
  return (
    <ul aria-label={t('view')} className="flex rounded-md border border-line">
      {views.map((view) => {
        const Icon = ICONS[view];
        return (
          <li key={view}>
            <Link
              href={pageHref(
                { ...target, query: view === 'grid' ? rest : { ...rest, view } },
                page,
              )}
              scroll={false}
              aria-label={t(NAMES[view])}
              title={t(NAMES[view])}
              aria-current={view === current ? 'true' : undefined}
              className={cn(
                buttonClass({ variant: 'ghost', icon: true, className: 'h-8.5 touch:h-11' }),
                view === current && 'bg-accent-soft text-accent-strong',
              )}
            >
              <Icon aria-hidden className="size-4" />
              <LinkPending />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
