'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { FacetList } from './facet-list';
import { type Side, Sides } from './sides';
import type { FilterDraft } from './use-filter-draft';

/** The parameter that leaves out what another one asks for. */
export const EXCLUDING = {
  industry: 'notIndustry',
  companyType: 'notCompanyType',
  region: 'notRegion',
  municipality: 'notMunicipality',
  status: 'notStatus',
} as const;

type Props = Omit<ComponentProps<typeof FacetList>, 'chosen' | 'pinned' | 'onToggle' | 'legend'> & {
  param: keyof typeof EXCLUDING;
  draft: FilterDraft;
  /** When the value itself is not what people read. */
  labelOf?: (value: string) => string;
  /** The wider value that a wanted one narrows: it gives way. */
  wholeOf?: (value: string) => string | undefined;
};

/** The values of a filter: those that are wanted, or those that are not. */
export function ChoiceList({ param, draft, values, labelOf, wholeOf, ...rest }: Props) {
  const t = useTranslations('filters');
  const sides = [param, EXCLUDING[param]] as const;
  const [side, setSide] = useState<Side>(() =>
    draft.choices(sides[1]).length > draft.choices(sides[0]).length ? 1 : 0,
  );
  const current = sides[side];
  const chosen = draft.choices(current);
  // What is left out is not counted.
  const known = new Set(values.map(({ value }) => value));
  const out = side === 1 ? chosen.filter((value) => !known.has(value)) : [];
  return (
    <>
      <Sides
        legend={t(param)}
        side={side}
        counts={[draft.choices(sides[0]).length, draft.choices(sides[1]).length]}
        disabled={rest.disabled}
        onChoose={setSide}
      />
      <FacetList
        key={side}
        legend={t(param)}
        values={[
          ...values,
          ...out.map((value) => ({ value, label: labelOf?.(value), count: null })),
        ]}
        chosen={chosen}
        pinned={draft.appliedChoices(current)}
        onToggle={(value) =>
          draft.toggle(current, value, side === 0 ? wholeOf?.(value) : undefined)
        }
        {...rest}
      />
    </>
  );
}
