'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { ChoiceList, EXCLUDING } from './choice-list';
import { FoldedSection, type SectionProps } from './folded-section';

type ListProps = Omit<ComponentProps<typeof ChoiceList>, 'disabled'> &
  SectionProps & { open?: boolean };

/** The values of a filter, to include or exclude, in a section that folds. */
export function ListFilter({ open = false, ...list }: ListProps) {
  const t = useTranslations('filters');
  const { draft, param } = list;
  const chosen = [...draft.choices(param), ...draft.choices(EXCLUDING[param])];
  return (
    <FoldedSection heading={t(param)} chosen={chosen.length} open={open}>
      <ChoiceList {...list} />
    </FoldedSection>
  );
}
