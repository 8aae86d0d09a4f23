import { type LucideIcon, Pencil, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { Pagination } from '@/components/pagination/pagination';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { lazyWhenIdle } from '@/components/ui/lazy-when-idle';
import { ErrorPanel } from '@/components/ui/on-every-page';
import { Skeleton } from '@/components/ui/skeleton';
import { referenceOf } from '@/lib/api/call';
import { formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import { savedAddress } from '@/lib/saved/saved-params';
import { AsResults } from './as-results';
import { NoSaved } from './no-saved';
import { useSavedState } from './saved-context';
import { TableSkeleton } from './saved-skeleton';
import { countChosen } from './selection';
import { Toolbar } from './toolbar';

const loadBar = () => import('./selection-bar');
const SelectionBar = lazyPart(async () => (await loadBar()).SelectionBar);

/**
 * The table is server-rendered; its code loads a moment later, along with the bar that replaces the
 * toolbar once rows are selected.
 */
const SavedTable = lazyWhenIdle(async () => {
  const [{ SavedTable }] = await Promise.all([import('./saved-table'), loadBar()]);
  return SavedTable;
});

/** The heading, the toolbar and the table, or what replaces it. */
export function SavedMain() {
  const t = useTranslations('savedPage');
  const { data, choice, focus } = useSavedState();
  const { answer, isCurrent, error, refresh } = data;
  const total = answer?.pagination.totalRecords ?? 0;
  const isEmpty = isCurrent && total === 0;
  // Nothing to filter for who has saved nothing yet.
  const hasAny = !isEmpty || data.overview.total > 0;
  // Selected companies may have been removed elsewhere: never act on rows nobody can see.
  const chosen = isEmpty ? 0 : countChosen(choice, total);
  return (
    <>
      <Heading total={isCurrent ? total : undefined} />
      {chosen > 0 ? (
        // Not the toolbar as the fallback: it acts on all companies, and a dialog opened from it
        // would unmount with it.
        <Suspense fallback={<Skeleton className="h-9 touch:h-11" />}>
          <SelectionBar chosen={chosen} total={total} />
        </Suspense>
      ) : (
        hasAny && <Toolbar total={total} />
      )}
      {error !== undefined ? (
        <ErrorPanel
          heading={t('failed')}
          hint={t('failedHint')}
          reference={referenceOf(error)}
          again={t('retry')}
          retry={() => {
            refresh();
            focus();
          }}
        />
      ) : isEmpty ? (
        <NoSaved />
      ) : (
        <Rows />
      )}
    </>
  );
}

function Heading({ total }: { total: number | undefined }) {
  const t = useTranslations('savedPage');
  const { list, params, open } = useSavedState();
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1">
      <h1 dir="auto" className="min-w-0 break-words text-xl">
        {list?.name ?? (params.tag === '' ? t('heading') : t('headingTag', { tag: params.tag }))}
      </h1>
      <p aria-live="polite" className="min-w-24 text-body">
        {total !== undefined && t('total', { total, count: formatNumber(total) })}
      </p>
      {total ? <AsResults total={total} /> : null}
      {list && (
        <div className="flex gap-1">
          <ListButton
            label={t('rename')}
            glyph={Pencil}
            onOpen={() => open({ kind: 'rename', list })}
          />
          <ListButton
            label={t('deleteList')}
            glyph={Trash2}
            onOpen={() => open({ kind: 'delete-list', list })}
          />
        </div>
      )}
    </div>
  );
}

type ListButtonProps = { label: string; glyph: LucideIcon; onOpen: () => void };

function ListButton({ label, glyph: Glyph, onOpen }: ListButtonProps) {
  return (
    <Button
      icon
      variant="ghost"
      aria-haspopup="dialog"
      aria-label={label}
      title={label}
      onClick={onOpen}
    >
      <Glyph aria-hidden className="size-4" />
    </Button>
  );
}

function Rows() {
  const { data, params, go } = useSavedState();
  const pages = data.answer?.pagination;
  return (
    <>
      <Suspense fallback={<TableSkeleton size={params.size} />}>
        <SavedTable />
      </Suspense>
      {pages && (
        <Pagination
          target={{ path: paths.saved(), query: savedAddress(params) }}
          page={pages.currentPage}
          totalPages={pages.totalPages}
          onGo={(page) => go({ page })}
        />
      )}
    </>
  );
}
