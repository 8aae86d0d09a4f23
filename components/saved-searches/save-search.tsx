'use client';

import { useTranslations } from 'next-intl';
import { DialogButton } from '@/components/shell/dialog-button';
import { Glyph } from '@/components/ui/glyph';
import type { SearchKind } from '@/lib/saved-searches/types';

type Props = {
  kind: SearchKind;
  /** Search and filters as they stand in the address. */
  query: Record<string, string>;
};

/** Keeps what is searched for under a name. The code of the dialog comes with the first press. */
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
