import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
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
    <Button loading={isPending} onClick={open}>
      {!isPending && <Glyph shape="map" className="size-4" />}
      {t('asResults')}
    </Button>
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
