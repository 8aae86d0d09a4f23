'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { OpenedDialog, type OpenedDialogProps } from '@/components/ui/opened-dialog';
import { savedApi } from '@/lib/api/saved';
import { formatNumber } from '@/lib/format';
import { MAX_FOUND } from '@/lib/saved/constants';
import type { FoundCompanies } from '@/lib/saved/types';
import { SaveChoice } from './save-choice';

type Props = OpenedDialogProps & { found: FoundCompanies; total: number };

/** Saves all companies of a search at once, optionally into a list. */
export function SaveAllDialog({ found, total, opener, onClose }: Props) {
  const t = useTranslations('saveAll');
  const count = formatNumber(total);
  return (
    <OpenedDialog heading={t('heading')} closeLabel={t('close')} opener={opener} onClose={onClose}>
      <div className="flex flex-col gap-4 p-4">
        {total > MAX_FOUND ? (
          <Alert>{t('tooMany', { count, most: formatNumber(MAX_FOUND) })}</Alert>
        ) : (
          <>
            <p>{t('text', { count, plural: total })}</p>
            <SaveChoice save={(list) => savedApi.saveFound(found, list)} onClose={onClose} />
          </>
        )}
      </div>
    </OpenedDialog>
  );
}
