'use client';

import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { type FlagParam, flagLabel, flagOf } from './flags';
import type { FilterDraft } from './use-filter-draft';

type Props = {
  draft: FilterDraft;
  /** What a box of each stands for. */
  boxes: Partial<Record<FlagParam, boolean>>;
  disabled?: boolean;
};

/** A box for each; another one for its opposite where the address asks for that. */
export function FlagBoxes({ draft, boxes, disabled }: Props) {
  const t = useTranslations('filters');
  const shown = Object.entries(boxes).flatMap(([name, offered]) => {
    const param = name as FlagParam;
    const asked = [draft.texts[param], draft.applied[param]].map((text) => flagOf(text));
    const values = asked.includes(!offered) ? [offered, !offered] : [offered];
    return values.map((value) => ({ param, value }));
  });
  return (
    <fieldset disabled={disabled} className="flex flex-col">
      <legend className="sr-only">{t('contact')}</legend>
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
