'use client';

import { useTranslations } from 'next-intl';
import { useHydrated } from '@/components/ui/use-hydrated';
import { usersApi } from '@/lib/api/users';
import { DIGEST_PERIODS, type DigestPeriod } from '@/lib/digests/constants';
import { useSavedChoice } from './use-saved-choice';

export function DigestChoice({ saved }: { saved: DigestPeriod }) {
  const t = useTranslations('digest');
  const isAwake = useHydrated();
  const [chosen, choose] = useSavedChoice(saved, usersApi.chooseDigest);
  return (
    <fieldset aria-describedby="digest-text" inert={!isAwake}>
      <legend className="sr-only">{t('heading')}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {DIGEST_PERIODS.map((period) => (
          <label key={period} className="checkbox">
            <input
              type="radio"
              name="digest"
              value={period}
              checked={chosen === period}
              onChange={() => choose(period)}
              className="radio"
            />
            {t(period)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
