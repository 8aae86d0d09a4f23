'use client';

import { useTranslations } from 'next-intl';
import { useLazyDialog } from '@/components/shell/use-lazy-dialog';
import { Button } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import type { FoundCompanies } from '@/lib/saved/types';

type Props = {
  found: FoundCompanies;
  /** Companies that it is about. */
  total: number;
};

/** Saves all that a search found, not only what is on this page. */
export function SaveAllButton(props: Props) {
  const t = useTranslations('saveAll');
  const { Dialog, open, opener, onOpen, onClose } = useLazyDialog(loadDialog);
  return (
    <>
      <Button ref={opener} aria-haspopup="dialog" onClick={onOpen}>
        <Glyph shape="bookmark" className="size-4" />
        {t('button')}
      </Button>
      {open && Dialog && <Dialog {...props} opener={opener} onClose={onClose} />}
    </>
  );
}

const loadDialog = () => import('./save-all-dialog').then(({ SaveAllDialog }) => SaveAllDialog);
