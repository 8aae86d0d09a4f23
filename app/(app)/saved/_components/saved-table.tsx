import { useTranslations } from 'next-intl';
import { DataTable } from '@/components/data-table/data-table';
import { toast } from '@/components/ui/toast';
import { useHydrated } from '@/components/ui/use-hydrated';
import { formatNumber } from '@/lib/format';
import { MAX_EXCEPT, SAVED_SORTS } from '@/lib/saved/constants';
import { useSavedState } from './saved-context';
import { frameClass } from './saved-layout';
import { changeChoice, selectedKeys } from './selection';
import { useColumns } from './use-columns';

/** One page of the table, sorted by the server, with selectable rows. */
export function SavedTable() {
  const t = useTranslations('savedPage');
  const { params, go, data, choice, setChoice } = useSavedState();
  const columns = useColumns();
  const isAwake = useHydrated();
  const { answer, isCurrent } = data;
  const ids = (answer?.data ?? []).map(({ id }) => id);
  return (
    <div inert={!isAwake}>
      <DataTable
        label={t('heading')}
        columns={columns}
        rows={answer?.data}
        rowKey={({ id }) => id}
        expected={params.size}
        stale={!isCurrent && answer !== undefined}
        sorting={{ by: params.sort, direction: params.direction }}
        onSort={({ by, direction }) => {
          const sort = SAVED_SORTS.find((name) => name === by);
          if (sort) go({ sort, direction });
        }}
        selection={{
          allLabel: t('choosePage'),
          rowLabel: ({ name }) => t('choose', { name }),
          selected: selectedKeys(choice, ids),
          onChange: (selected) => {
            const next = changeChoice(choice, selected, ids);
            if (next) setChoice(next);
            else toast.error(t('tooManyExcept', { most: formatNumber(MAX_EXCEPT) }));
          },
        }}
        page={answer?.pagination.currentPage}
        className={frameClass}
      />
    </div>
  );
}
