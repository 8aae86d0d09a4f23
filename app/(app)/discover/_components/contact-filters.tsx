'use client';

import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/checkbox';
import type { SectionProps } from './filter-section';
import { FilterSection } from './filter-section';

const boxes = [
  ['hasTelephone', 'hasTelephone', 'true'],
  ['hasEmail', 'hasEmail', 'true'],
  ['hasPostalAddress', 'hasPostalAddress', 'true'],
  ['advertisingProtected', 'notProtected', 'false'],
] as const;

/** Addresses may write yes and no in several ways. */
const meaning = (text = '') =>
  /^(true|yes|1)$/i.test(text) ? 'true' : /^(false|no|0)$/i.test(text) ? 'false' : '';

export function ContactFilters({ draft, disabled }: SectionProps) {
  const t = useTranslations('filters');
  const chosen = boxes.filter(([param, , wanted]) => meaning(draft.texts[param]) === wanted);
  return (
    <FilterSection heading={t('contact')} chosen={chosen.length}>
      <fieldset disabled={disabled}>
        <legend className="sr-only">{t('contact')}</legend>
        {boxes.map(([param, label, wanted]) => (
          <Checkbox
            key={param}
            label={t(label)}
            checked={meaning(draft.texts[param]) === wanted}
            onChange={(event) => draft.setTexts({ [param]: event.target.checked ? wanted : '' })}
            className="min-h-8"
          />
        ))}
      </fieldset>
    </FilterSection>
  );
}
