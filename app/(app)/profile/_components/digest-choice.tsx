'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useInTurn } from '@/components/ui/use-in-turn';
import { ApiError } from '@/lib/api/call';
import { usersApi } from '@/lib/api/users';
import { DIGEST_PERIODS, type DigestPeriod } from '@/lib/digests/constants';

/** Saves each choice immediately; if the server refuses, the saved value is restored. */
export function DigestChoice({ saved }: { saved: DigestPeriod }) {
  const t = useTranslations('digest');
  const router = useRouter();
  const isAwake = useHydrated();
  const [chosen, setChosen] = useState(saved);
  const kept = useRef(saved);
  const last = useRef(0);
  const inTurn = useInTurn();

  async function choose(period: DigestPeriod) {
    last.current += 1;
    const turn = last.current;
    setChosen(period);
    try {
      const { message } = await inTurn(() => usersApi.chooseDigest(period));
      kept.current = period;
      if (turn !== last.current) return;
      toast.success(message);
      router.refresh();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (turn === last.current) setChosen(kept.current);
      toast.error(failure.message);
    }
  }

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
              className="size-4 shrink-0 appearance-none rounded-full border border-line-strong bg-surface checked:border-[5px] checked:border-accent forced-colors:appearance-auto"
            />
            {t(period)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
