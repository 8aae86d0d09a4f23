import { List } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { NewListForm } from '@/components/saved/new-list-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { OpenedDialog, type OpenedDialogProps } from '@/components/ui/opened-dialog';
import { toast } from '@/components/ui/toast';
import { savedApi } from '@/lib/api/saved';
import { formatNumber } from '@/lib/format';
import type { SavedListSummary } from '@/lib/saved/types';
import { countInParts } from '../in-parts';
import { type Several, useSavedState } from '../saved-context';
import { useAttempt } from './use-attempt';

/** Adds the selected companies to a list, which may be a new one. */
export function PutDialog({ several, opener, onClose }: OpenedDialogProps & { several: Several }) {
  const t = useTranslations('savedPage');
  const { data } = useSavedState();
  const { error, attempt, close } = useAttempt(onClose);
  const [pending, setPending] = useState<string>();
  const { target, count } = several;

  // Keeps the selection, so that further actions can follow.
  async function put({ id, name }: SavedListSummary) {
    setPending(id);
    const total = await attempt(() => countInParts(target, (part) => savedApi.putIn(id, part)));
    setPending(undefined);
    data.refresh();
    if (total === undefined) return;
    toast.success(t('isIn', { total, count: formatNumber(total), name }));
    close();
  }

  return (
    <OpenedDialog heading={t('putIn')} closeLabel={t('close')} opener={opener} onClose={onClose}>
      <div className="flex flex-col gap-4 p-4">
        {error && <Alert>{error}</Alert>}
        <p>{t('putInText', { total: count, count: formatNumber(count) })}</p>
        {data.overview.lists.length > 0 && (
          <ul
            aria-label={t('lists')}
            className="-m-1 flex max-h-80 flex-col gap-1 overflow-y-auto p-1"
          >
            {data.overview.lists.map((list) => (
              <li key={list.id}>
                <Button
                  loading={pending === list.id}
                  disabled={pending !== undefined}
                  onClick={() => put(list)}
                  className="h-auto min-h-9 w-full justify-start whitespace-normal py-1 text-left touch:h-auto touch:min-h-11"
                >
                  <List aria-hidden className="size-4 shrink-0 text-muted" />
                  <span dir="auto" className="min-w-0 break-words">
                    {list.name}
                  </span>
                  <span className="ml-auto text-muted text-xs">{formatNumber(list.count)}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
        <NewListForm onMade={put} />
      </div>
    </OpenedDialog>
  );
}
