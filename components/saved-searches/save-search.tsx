'use client';

import { useTranslations } from 'next-intl';
import { useLazyDialog } from '@/components/shell/use-lazy-dialog';
import { buttonClass } from '@/components/ui/button';
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
  const { Dialog, open, opener, onOpen, onClose } = useLazyDialog(loadDialog);
  return (
    <>
      <button
        ref={opener}
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className={buttonClass()}
      >
        <Glyph shape="bookmark" className="size-4" />
        {t('save')}
      </button>
      {open && Dialog && <Dialog {...props} opener={opener} onClose={onClose} />}
    </>
  );
}

const loadDialog = () =>
  import('./save-search-dialog').then(({ SaveSearchDialog }) => SaveSearchDialog);
