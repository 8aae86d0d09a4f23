'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { inputClass } from '@/components/ui/field';
import { useAwake } from '@/components/ui/use-awake';
import { browserStorage } from '@/lib/api/browser-storage';
import { cn } from '@/lib/cn';

const TYPES = ['simple', 'ai'] as const;
export type SearchType = (typeof TYPES)[number];

/** The type of search, as it was chosen last in this browser. */
export function useSearchType() {
  const [type, setType] = useState<SearchType>('simple');
  useEffect(() => {
    const kept = TYPES.find((one) => one === browserStorage.get('searchType'));
    if (kept) setType(kept);
  }, []);
  const choose = (next: SearchType) => {
    browserStorage.set('searchType', next);
    setType(next);
  };
  return [type, choose] as const;
}

type Props = { type: SearchType; onChange: (type: SearchType) => void };

export function SearchTypeSelect({ type, onChange }: Props) {
  const t = useTranslations('search');
  const isAwake = useAwake();
  return (
    <div className="max-sm:order-last max-sm:w-full">
      <select
        aria-label={t('type')}
        value={type}
        inert={!isAwake}
        autoComplete="off"
        onChange={(event) => onChange(TYPES.find((one) => one === event.target.value) ?? 'simple')}
        className={cn(inputClass, 'h-11 text-lg')}
      >
        {TYPES.map((one) => (
          <option key={one} value={one}>
            {t(one)}
          </option>
        ))}
      </select>
    </div>
  );
}
