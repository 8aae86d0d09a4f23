import { BellRing, FileUp, List, ListPlus, type LucideIcon, Tag } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { cn } from '@/lib/cn';
import { formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import { labelKey } from '@/lib/saved/label';
import type { SavedParams } from '@/lib/saved/saved-params';
import { useSavedState } from './saved-context';
import { savedHref } from './saved-href';

/** Opening another list clears the filters that narrowed the previous one. */
export const allOf = { tag: '', search: '', industry: '', status: null } as const;

/** The user's lists and tags, beside the table. */
export function ListColumn() {
  const t = useTranslations('savedPage');
  const { params, data, open } = useSavedState();
  const { total, lists, tags } = data.overview;
  return (
    <nav aria-label={t('lists')} className="flex flex-col gap-4 max-lg:hidden print:hidden">
      <ul className="flex flex-col gap-1">
        <Item
          change={{ ...allOf, list: null }}
          isCurrent={params.list === null && params.tag === ''}
          count={total}
        >
          {t('all')}
        </Item>
        {lists.map(({ id, name, count }) => (
          <Item
            key={id}
            change={{ ...allOf, list: id }}
            isCurrent={params.list === id}
            count={count}
          >
            <List aria-hidden className="size-4 shrink-0 text-muted" />
            <span dir="auto" className="min-w-0 break-words">
              {name}
            </span>
          </Item>
        ))}
      </ul>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => open({ kind: 'new-list' })}
        className={buttonClass({ className: 'w-full' })}
      >
        <ListPlus aria-hidden className="size-4" />
        {t('newList')}
      </button>
      {tags.length > 0 && (
        <div className="flex flex-col gap-1">
          <h2 className="px-3 text-muted text-sm">{t('tags')}</h2>
          <ul className="-m-1 flex max-h-80 flex-col gap-1 overflow-y-auto p-1">
            {tags.map(({ name, count }) => (
              <Item
                key={name}
                change={{ ...allOf, list: null, tag: name }}
                isCurrent={params.list === null && labelKey(params.tag) === labelKey(name)}
                count={count}
              >
                <Tag aria-hidden className="size-4 shrink-0 text-muted" />
                <span dir="auto" className="min-w-0 break-words">
                  {name}
                </span>
              </Item>
            ))}
          </ul>
        </div>
      )}
      <OtherPages className="px-3" />
    </nav>
  );
}

type ItemProps = {
  change: Partial<SavedParams>;
  isCurrent: boolean;
  count: number;
  children: ReactNode;
};

function Item({ change, isCurrent, count, children }: ItemProps) {
  const { params, go } = useSavedState();
  return (
    <li>
      <Link
        href={savedHref(params, change)}
        aria-current={isCurrent ? 'page' : undefined}
        onNavigate={(event) => {
          event.preventDefault();
          go(change);
        }}
        className={cn(
          'flex min-h-9 items-center gap-2 rounded-md px-3 py-1 hover:bg-raised touch:min-h-11',
          isCurrent ? 'bg-accent-soft font-medium text-accent-strong' : 'text-ink',
        )}
      >
        {children}
        <span className="ml-auto pl-2 text-muted text-xs">{formatNumber(count)}</span>
      </Link>
    </li>
  );
}

/** What is beside the saved companies: each has a page of its own. */
export function OtherPages({ className }: { className?: string }) {
  const t = useTranslations('savedPage');
  const { params, data } = useSavedState();
  const { total } = data.overview;
  return (
    <ul className={cn('flex flex-wrap gap-x-6', className)}>
      <OtherPage href={paths.savedSearches()} glyph={BellRing}>
        {t('savedSearches')}
      </OtherPage>
      {total > 0 && (
        <OtherPage href={paths.savedImport(params.list ?? undefined)} glyph={FileUp}>
          {t('import')}
        </OtherPage>
      )}
    </ul>
  );
}

type OtherPageProps = { href: string; glyph: LucideIcon; children: ReactNode };

function OtherPage({ href, glyph: Glyph, children }: OtherPageProps) {
  return (
    <li>
      <Link href={href} className="link inline-flex min-h-9 items-center gap-2 touch:min-h-11">
        <Glyph aria-hidden className="size-4" />
        {children}
      </Link>
    </li>
  );
}
