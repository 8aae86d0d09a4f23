'use client';

import { useTranslations } from 'next-intl';
import { DialogButton } from '@/components/dialogs/dialog-button';
import { Glyph } from '@/components/ui/glyph';
import type { FoundCompanies } from '@/lib/saved/types';

type Props = {
  found: FoundCompanies;
  /** Number of companies to save. */
  total: number;
};

/** Saves all companies that a search found, not only those on this page. */
export function SaveAllButton(props: Props) {
  const t = useTranslations('saveAll');
  return (
    <DialogButton load={loadDialog} given={props}>
      <Glyph shape="bookmark" className="size-4" />
      {t('button')}
    </DialogButton>
  );
}

const loadDialog = () => import('./save-all-dialog').then(({ SaveAllDialog }) => SaveAllDialog);
