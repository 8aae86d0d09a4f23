'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { SaveChoice } from '@/components/saved/save-choice';
import { OpenedDialog, type OpenedDialogProps } from '@/components/ui/opened-dialog';
import { importsApi } from '@/lib/api/imports';
import { formatNumber } from '@/lib/format';

type Props = OpenedDialogProps & {
  cvrs: readonly string[];
  /** `list`: the id of the list that they were put into. */
  onSaved: (list: string | undefined) => void;
  onUndone: () => void;
};

/** Saves the companies of an import, optionally into a list. */
export function SaveDialog({ cvrs, onSaved, onUndone, opener, onClose }: Props) {
  const t = useTranslations('importPage');
  const plural = cvrs.length;
  const suggested = useSearchParams().get('list') ?? undefined;

  async function save(list: string | undefined) {
    const answer = await importsApi.save(cvrs, list);
    onSaved(list);
    return answer;
  }

  return (
    <OpenedDialog heading={t('saving')} closeLabel={t('close')} opener={opener} onClose={onClose}>
      <div className="flex flex-col gap-4 p-4">
        <p>{t('saveText', { plural, count: formatNumber(plural) })}</p>
        <SaveChoice suggested={suggested} save={save} onUndone={onUndone} onClose={onClose} />
      </div>
    </OpenedDialog>
  );
}
