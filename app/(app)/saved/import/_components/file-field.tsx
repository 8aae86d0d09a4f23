import { FileUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ChangeEvent, useId, useState } from 'react';
import { cn } from '@/lib/cn';
import { ownWords } from '@/lib/i18n/own-words';
import { IMPORT_MAX_BYTES, IMPORT_MESSAGES } from '@/lib/imports/constants';

/** By the ends of the names. */
const TYPES = '.csv,.tsv,.txt,.xlsx';

type Props = {
  onFile: (file: File) => void;
  /** The file cannot be sent. */
  onRefused: (sentence: string) => void;
};

/** A copy in memory: a file that changes on the disk could not be sent a second time. */
async function copyOf(file: File): Promise<File> {
  return new File([await file.arrayBuffer()], file.name, { type: file.type });
}

/** The field covers its frame, so that files can be dropped anywhere in it. */
export function FileField({ onFile, onRefused }: Props) {
  const t = useTranslations('importPage');
  const id = useId();
  const [isOver, setOver] = useState(false);
  const rest = () => setOver(false);

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // Lets the same file be chosen again after it was corrected.
    target.value = '';
    if (!file) return;
    if (file.size > IMPORT_MAX_BYTES)
      return onRefused((await ownWords())(IMPORT_MESSAGES.tooLarge));
    const copy = await copyOf(file).catch(() => null);
    if (copy) onFile(copy);
    else onRefused(t('unreadable'));
  }

  return (
    <div
      className={cn(
        'relative flex min-h-44 flex-col items-center justify-center gap-2 rounded-lg border-2 border-dashed px-4 py-8 text-center lg:min-h-54.5 hover:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
        isOver ? 'border-accent bg-accent-soft' : 'border-line-strong',
      )}
    >
      <FileUp aria-hidden className="size-6 text-muted" />
      <label htmlFor={id} className="font-medium text-accent-strong">
        {t('choose')}
      </label>
      <p id={`${id}-hint`} className="text-balance text-body text-sm">
        {t('types')}
      </p>
      <input
        id={id}
        type="file"
        accept={TYPES}
        aria-describedby={`${id}-hint`}
        onChange={choose}
        onDragEnter={() => setOver(true)}
        onDragLeave={rest}
        onDrop={rest}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
    </div>
  );
}
