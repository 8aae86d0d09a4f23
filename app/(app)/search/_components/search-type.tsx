'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Select } from '@/components/ui/select';
import { browserStorage } from '@/lib/api/browser-storage';

const TYPES = ['simple', 'ai'] as const;
type SearchType = (typeof TYPES)[number];

/**
 * The search type last used in this browser.
 * @param wanted The type to begin with instead, which is not kept.
 */
export function useSearchType(wanted: SearchType | null) {
  const [type, setType] = useState<SearchType>(wanted ?? 'simple');
  useEffect(() => {
    if (wanted) return;
    const kept = TYPES.find((one) => one === browserStorage.get('searchType'));
    if (kept) setType(kept);
  }, [wanted]);
  const choose = (next: SearchType) => {
    browserStorage.set('searchType', next);
    setType(next);
  };
  return [type, choose] as const;
}

type Props = { type: SearchType; onChange: (type: SearchType) => void };

export function SearchTypeSelect({ type, onChange }: Props) {
  const t = useTranslations('search');
  return (
    <Select
      label={t('type')}
      value={type}
      onChange={(value) => onChange(TYPES.find((one) => one === value) ?? 'simple')}
      className="max-sm:order-last max-sm:w-full"
      fieldClass="h-11 text-lg"
    >
      {TYPES.map((one) => (
        <option key={one} value={one}>
          {t(one)}
        </option>
      ))}
    </Select>
  );
}
