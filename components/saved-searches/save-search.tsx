'use client';

import { useTranslations } from 'next-intl';
import { DialogButton } from '@/components/dialogs/dialog-button';
import { Glyph } from '@/components/ui/glyph';
import type { SearchKind } from '@/lib/saved-searches/types';

type Props = {
  kind: SearchKind;
  /** Search and filters as in the URL. */
  query: Record<string, string>;
};

/** Saves the search under a name. Loads the dialog's code on the first click. */
export function SaveSearch(props: Props) {
  const t = useTranslations('saveSearch');
  return (
    <DialogButton load={loadDialog} given={props}>
      <Glyph shape="bookmark" className="size-4" />
      {t('save')}
    </DialogButton>
  );
}

const loadDialog = () =>
  import('./save-search-dialog').then(({ SaveSearchDialog }) => SaveSearchDialog);
