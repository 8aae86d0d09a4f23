'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog';
import { FilterForm } from './filter-form';

type Props = { form: ComponentProps<typeof FilterForm>; children: ReactNode };

/** Initially open, because its code is loaded by the click that opens it. */
export function FilterSheet({ form, children }: Props) {
  const t = useTranslations('filters');
  const close = useTranslations('segmentation')('closeFilters');
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger className={buttonClass()}>{children}</DialogTrigger>
      <DialogContent shape="side" heading={t('heading')} closeLabel={close}>
        <FilterForm {...form} onDone={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}
