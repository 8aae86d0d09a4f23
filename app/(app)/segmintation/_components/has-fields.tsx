'use client';

import { useTranslations } from 'next-intl';
import type { FilterDraft } from '@/components/filters/use-filter-draft';
import { Checkbox } from '@/components/ui/checkbox';
import { FilterSection } from './section';

const FLAGS = ['hasTelephone', 'hasEmail', 'hasPostalAddress'] as const;

export function HasFields({ draft }: { draft: FilterDraft }) {
  const t = useTranslations('filters');
  return (
    <FilterSection heading={t('contact')}>
      <fieldset className="flex flex-col gap-2">
        <legend className="sr-only">{t('contact')}</legend>
        {FLAGS.map((flag) => (
          <Checkbox
            key={flag}
            label={t(flag)}
            // The address may say "true", "yes" or "1".
            checked={/^(true|yes|1)$/i.test(draft.texts[flag] ?? '')}
            onChange={(event) => draft.setText(flag, event.target.checked ? 'true' : '')}
          />
        ))}
      </fieldset>
    </FilterSection>
  );
}
