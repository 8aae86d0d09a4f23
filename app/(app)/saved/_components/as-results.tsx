import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { Link } from '@/components/ui/link';
import { LinkPending } from '@/components/ui/link-pending';
import { toast } from '@/components/ui/toast';
import { sentenceOf } from '@/lib/api/call';
import { savedApi } from '@/lib/api/saved';
import { paths } from '@/lib/paths';
import { SAVED_PAGE_SIZES } from '@/lib/saved/constants';
import { isNarrowed, type SavedParams, savedPageQuery } from '@/lib/saved/saved-params';
import { MAX_LISTED } from '@/lib/search/query-length';
import { ALL_SAVED, listValue } from '@/lib/search/saved-values';
import { useSavedState } from './saved-context';

const linkClass = 'link inline-flex items-center gap-1 text-sm touch:min-h-11 print:hidden';

/**
 * Opens all companies that match as results: on a map, with filters and figures. What a list is
 * narrowed to is no filter there, so it goes by its numbers; nothing above those a search takes.
 */
export function AsResults({ total }: { total: number }) {
  const t = useTranslations('savedPage');
  const { params, list } = useSavedState();
  if (isNarrowed(params) || (params.list !== null && !list)) return <ByNumbers total={total} />;
  return (
    <Link
      href={paths.discover({ saved: list ? listValue(list.name) : ALL_SAVED })}
      className={linkClass}
    >
      {t('asResults')}
      <LinkPending />
    </Link>
  );
}

function ByNumbers({ total }: { total: number }) {
  const t = useTranslations('savedPage');
  const router = useRouter();
  const { params } = useSavedState();
  const [isPending, startTransition] = useTransition();
  if (total > MAX_LISTED) return null;
  const open = () =>
    startTransition(async () => {
      try {
        const search = (await keysOf(params)).join(' ');
        startTransition(() => router.push(paths.discover({ search })));
      } catch (error) {
        toast.error(sentenceOf(error));
      }
    });
  return (
    <button
      type="button"
      aria-busy={isPending}
      onClick={isPending ? undefined : open}
      className={linkClass}
    >
      {t('asResults')}
      {isPending && <span aria-hidden className="spinner" />}
    </button>
  );
}

/** The CVR numbers of everything that matches, read by the largest pages there are. */
async function keysOf(params: SavedParams): Promise<string[]> {
  const size = SAVED_PAGE_SIZES[SAVED_PAGE_SIZES.length - 1] ?? SAVED_PAGE_SIZES[0];
  const keys: string[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await savedApi.page(savedPageQuery({ ...params, size, page }));
    keys.push(...answer.data.map(({ companyKey }) => companyKey));
    pages = answer.pagination.totalPages;
  }
  return keys;
}
