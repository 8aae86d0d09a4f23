import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { toast } from '@/components/ui/toast';
import { sentenceOf } from '@/lib/api/call';
import { savedApi } from '@/lib/api/saved';
import { paths } from '@/lib/paths';
import { SAVED_PAGE_SIZES } from '@/lib/saved/constants';
import { type SavedParams, savedPageQuery } from '@/lib/saved/saved-params';
import { MAX_LISTED } from '@/lib/search/query-length';
import { useSavedState } from './saved-context';

/**
 * Opens all companies that match as results: on a map, with filters and figures. Nothing above the
 * numbers that a search takes.
 */
export function AsResults({ total }: { total: number }) {
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
      className="link inline-flex items-center gap-1 text-sm touch:min-h-11 print:hidden"
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
