import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { DraftDialog } from '@/components/dialogs/draft-dialog';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { inputClass } from '@/components/ui/field';
import type { OpenedDialogProps } from '@/components/ui/opened-dialog';
import { cn } from '@/lib/cn';
import { formatNumber } from '@/lib/format';
import { NOTE_MAX } from '@/lib/saved/constants';
import { lettersOf } from '@/lib/saved/label';
import type { SavedRow } from '@/lib/saved/types';
import { TagField } from './tag-field';
import { useWritten } from './use-written';

/** Edits the note and tags of a saved company. */
export function EditDialog({ row, opener, onClose }: OpenedDialogProps & { row: SavedRow }) {
  const t = useTranslations('savedPage');
  const { note, setNote, tags, now, ...written } = useWritten(row, onClose);
  const { error, pending, isChanged } = written;
  const letters = lettersOf(note);
  const isTooLong = letters > NOTE_MAX;

  function submit(event: FormEvent) {
    event.preventDefault();
    void written.save();
  }

  return (
    <DraftDialog
      heading={t('noteAndTags')}
      closeLabel={t('close')}
      opener={opener}
      onClose={onClose}
      isChanged={isChanged}
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-4 p-4">
        {error && <Alert>{error}</Alert>}
        {now && (
          <div dir="auto" className="whitespace-pre-line break-words text-sm">
            <p>{t('noteNow', { note: now.note || t('nothingNow') })}</p>
            <p>{t('tagsNow', { tags: now.tags.join(', ') || t('nothingNow') })}</p>
          </div>
        )}
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
    </DraftDialog>
  );
}
