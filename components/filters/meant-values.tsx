'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { englishOf } from '@/lib/companies/sectors';
import { foldName } from '@/lib/words/fold';
import { MeantIndustries, MeantList } from './meant-industries';

type Props = ComponentProps<typeof MeantIndustries> & { kind: 'industry' | 'sector' };

/** The values that a text stands for which none of them contains. */
export function MeantValues({ kind, ...meant }: Props) {
  return kind === 'industry' ? <MeantIndustries {...meant} /> : <MeantSectors {...meant} />;
}

/** The sectors and divisions by their English names: "construction". */
function MeantSectors({ text, values, children }: Omit<Props, 'kind'>) {
  const t = useTranslations('filters');
  const typed = foldName(text);
  const meant = values.filter(({ value }) => foldName(englishOf(value) ?? '').includes(typed));
  return (
    <MeantList note={t('meantSectors')} meant={meant}>
      {children}
    </MeantList>
  );
}
