'use client';

import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/checkbox';
import type { FlagParam } from '@/lib/search/filter-kinds';
import { flagLabel, flagOf } from './flags';
import type { FilterDraft } from './use-filter-draft';

type Props = {
  draft: FilterDraft;
  boxes: readonly FlagParam[];
  /** The subject of the boxes; defaults to contact details. */
  legend?: string;
  disabled?: boolean;
};

/** Two boxes for each flag: yes and no. */
export function FlagBoxes({ draft, boxes, legend, disabled }: Props) {
  const t = useTranslations('filters');
  const shown = boxes.flatMap((param) => [true, false].map((value) => ({ param, value })));
  return (
    <fieldset disabled={disabled} className="flex flex-col">
      <legend className="sr-only">{legend ?? t('contact')}</legend>
      {shown.map(({ param, value }) => (
        <Checkbox
          key={`${param}-${value}`}
          label={t(flagLabel(param, value))}
          checked={flagOf(draft.texts[param]) === value}
          onChange={(event) => draft.setText(param, event.target.checked ? String(value) : '')}
          className="min-h-8 touch:min-h-11"
        />
      ))}
    </fieldset>
  );
}
