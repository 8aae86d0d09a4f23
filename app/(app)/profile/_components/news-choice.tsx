'use client';

import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { Glyph } from '@/components/ui/glyph';
import { useHydrated } from '@/components/ui/use-hydrated';
import { usersApi } from '@/lib/api/users';
import { NEWS_TOPICS, type NewsTopic } from '@/lib/notifications/constants';
import { useSavedChoice } from './use-saved-choice';

/** Also what is gravest may be switched off, but not without saying what that means. */
export function NewsChoice({ saved }: { saved: readonly NewsTopic[] }) {
  const t = useTranslations('news');
  const isAwake = useHydrated();
  const [muted, mute] = useSavedChoice(saved, usersApi.muteNews);
  const toggle = (topic: NewsTopic) =>
    mute(muted.includes(topic) ? muted.filter((one) => one !== topic) : [...muted, topic]);
  return (
    <fieldset aria-describedby="news-text" inert={!isAwake}>
      <legend className="sr-only">{t('heading')}</legend>
      <div className="flex flex-col gap-2">
        {NEWS_TOPICS.map((topic) => (
          <Checkbox
            key={topic}
            label={t(topic)}
            checked={!muted.includes(topic)}
            onChange={() => toggle(topic)}
          />
        ))}
      </div>
      <p aria-live="polite" className="flex items-start gap-1.5 text-sm text-warn">
        {muted.includes('DISTRESS') && (
          <>
            <Glyph shape="warning" className="mt-3.5 size-4 shrink-0" />
            <span className="mt-3">{t('distressOff')}</span>
          </>
        )}
      </p>
    </fieldset>
  );
}
