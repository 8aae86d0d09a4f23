import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { inputClass } from '@/components/ui/field';
import { OpenedDialog } from '@/components/ui/opened-dialog';
import { toast } from '@/components/ui/toast';
import { savedApi } from '@/lib/api/saved';
import { cn } from '@/lib/cn';
import { formatNumber } from '@/lib/format';
import { NOTE_MAX } from '@/lib/saved/constants';
import { lettersOf } from '@/lib/saved/label';
import type { SavedRow } from '@/lib/saved/types';
import { useSavedState } from '../saved-context';
import type { DialogProps } from './saved-dialogs';
import { TagField, useTags } from './tag-field';
import { useAttempt } from './use-attempt';

/** What somebody writes about a saved company. */
export function EditDialog({ row, opener, onClose }: DialogProps & { row: SavedRow }) {
  const t = useTranslations('savedPage');
  const { data } = useSavedState();
  const { error, attempt } = useAttempt();
  const [note, setNote] = useState(row.note);
  const [pending, setPending] = useState(false);
  const tags = useTags(row.tags);
  const letters = lettersOf(note);
  const isTooLong = letters > NOTE_MAX;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setPending(true);
    const answer = await attempt(() => savedApi.edit(row.id, { note, tags: tags.take() }));
    setPending(false);
    if (!answer) return;
    data.patch((rows) =>
      rows.map((other) =>
        other.id === row.id
          ? { ...other, note: answer.note ?? other.note, tags: answer.tags ?? other.tags }
          : other,
      ),
    );
    toast.success(answer.message);
    onClose();
    data.refresh();
  }

  return (
    <OpenedDialog heading={t('noteAndTags')} closeLabel={t('close')} {...{ opener, onClose }}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4 p-4">
        {error && <Alert>{error}</Alert>}
        <p lang="da" dir="auto" className="break-words font-medium text-ink">
          {row.name}
        </p>
        <div className="flex flex-col gap-1">
          <label htmlFor="saved-note" className="font-medium text-ink text-sm">
            {t('column.note')}
          </label>
          <textarea
            id="saved-note"
            value={note}
            rows={5}
            dir="auto"
            aria-invalid={isTooLong || undefined}
            aria-describedby="saved-note-count"
            onChange={(event) => setNote(event.target.value)}
            className={cn(inputClass, 'h-auto resize-y py-2 touch:h-auto')}
          />
          <p
            id="saved-note-count"
            className={cn('text-right text-xs', isTooLong ? 'text-bad' : 'text-muted')}
          >
            {t('letters', { count: formatNumber(letters), most: formatNumber(NOTE_MAX) })}
          </p>
        </div>
        <TagField id="saved-tags" label={t('tags')} tags={tags} />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" loading={pending} disabled={isTooLong}>
            {t('save')}
          </Button>
        </div>
      </form>
    </OpenedDialog>
  );
}
