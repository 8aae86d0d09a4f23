import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { DraftDialog } from '@/components/dialogs/draft-dialog';
import { useOfferUndo } from '@/components/saved/use-offer-undo';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { OpenedDialogProps } from '@/components/ui/opened-dialog';
import { toast } from '@/components/ui/toast';
import { savedApi } from '@/lib/api/saved';
import { formatNumber } from '@/lib/format';
import type { LostTag } from '@/lib/saved/answers';
import type { SavedTarget } from '@/lib/saved/types';
import { countInParts } from '../in-parts';
import { type Several, useSavedState } from '../saved-context';
import { TagField, useTags } from './tag-field';
import { useAttempt } from './use-attempt';

/** Adds tags to the selected companies, and removes others. */
export function TagDialog({ several, opener, onClose }: OpenedDialogProps & { several: Several }) {
  const t = useTranslations('savedPage');
  const { data } = useSavedState();
  const offerUndo = useOfferUndo(data.refresh);
  const { error, attempt, close } = useAttempt(onClose);
  const [pending, setPending] = useState(false);
  const add = useTags([]);
  const remove = useTags([]);
  const { target, count } = several;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const tags = { add: add.take(), remove: remove.take() };
    setPending(true);
    const lost: (LostTag[] | null)[] = [];
    const tag = async (part: SavedTarget) => {
      const answer = await savedApi.tag(part, tags);
      lost.push(answer.lost);
      return answer;
    };
    const total = await attempt(() => countInParts(target, tag));
    setPending(false);
    if (total === undefined) return;
    const message = t('taggedMany', { total, count: formatNumber(total) });
    const [only] = lost;
    if (lost.length === 1 && only?.length) offerUndo(message, () => tagAgain(only));
    else toast.success(message);
    close();
    data.refresh();
  }

  /** What was added in the same step stays. */
  async function tagAgain(lost: readonly LostTag[]) {
    for (const { tag, ids } of lost) await savedApi.tag({ ids }, { add: [tag] });
    return t('tagsBack');
  }

  const isEmpty = add.isEmpty && remove.isEmpty;
  return (
    <DraftDialog
      heading={t('tags')}
      closeLabel={t('close')}
      isChanged={!isEmpty}
      opener={opener}
      onClose={onClose}
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-4 p-4">
        {error && <Alert>{error}</Alert>}
        <p>{t('tagText', { total: count, count: formatNumber(count) })}</p>
        <TagField id="tags-add" label={t('addTags')} tags={add} />
        <TagField id="tags-remove" label={t('removeTags')} tags={remove} />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" loading={pending} disabled={isEmpty}>
            {t('save')}
          </Button>
        </div>
      </form>
    </DraftDialog>
  );
}
