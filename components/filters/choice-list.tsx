'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { FacetList } from './facet-list';
import { type Side, Sides } from './sides';
import type { FilterDraft } from './use-filter-draft';

/** The parameter that excludes the values of a filter. */
export const EXCLUDING = {
  industry: 'notIndustry',
  sector: 'notSector',
  companyType: 'notCompanyType',
  region: 'notRegion',
  municipality: 'notMunicipality',
  status: 'notStatus',
} as const;

type Props = Omit<ComponentProps<typeof FacetList>, 'chosen' | 'pinned' | 'onToggle' | 'legend'> & {
  param: keyof typeof EXCLUDING;
  draft: FilterDraft;
  /** Needed when the value itself is not its label. */
  labelOf?: (value: string) => string;
};

/** The values of a filter, to include or to exclude. */
export function ChoiceList({ param, draft, values, labelOf, ...rest }: Props) {
  const t = useTranslations('filters');
  const sides = [param, EXCLUDING[param]] as const;
  const [side, setSide] = useState<Side>(() =>
    draft.choices(sides[1]).length > draft.choices(sides[0]).length ? 1 : 0,
  );
  const current = sides[side];
  const chosen = draft.choices(current);
  // Excluded values have no counts, so add them to the list.
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
        kind={param === 'industry' || param === 'sector' ? param : undefined}
        values={[
          ...values,
          ...out.map((value) => ({ value, label: labelOf?.(value), count: null })),
        ]}
        chosen={chosen}
        nameOf={labelOf}
        pinned={draft.appliedChoices(current)}
        // A part narrows the whole, which is no longer chosen then.
        onToggle={(value) => {
          const whole = values.find((one) => one.value === value)?.within;
          draft.toggle(current, value, side === 0 ? whole : undefined);
        }}
        {...rest}
      />
    </>
  );
}
