import { useTranslations } from 'next-intl';
import { type ChangeEvent, useRef } from 'react';
import { Avatar } from '@/components/shell/avatar';
import { Button } from '@/components/ui/button';
import { PICTURE_TYPES } from '@/lib/pictures/constants';
import type { usePhoto } from './use-photo';

type Props = { photo: ReturnType<typeof usePhoto>; initials: string; error?: string };

export function PhotoField({ photo, initials, error }: Props) {
  const t = useTranslations('profile');
  const input = useRef<HTMLInputElement>(null);
  const upload = useRef<HTMLButtonElement>(null);
  const wrong = photo.error ?? error;
  const state = photo.choice === null ? 'photoRemoved' : photo.choice ? 'photoChosen' : null;
  function change({ target }: ChangeEvent<HTMLInputElement>) {
    photo.choose(target.files?.[0]);
    // Lets the same file be chosen again after it was removed.
    target.value = '';
  }
  function remove() {
    photo.remove();
    // The button disappears with the photo, so move the focus on.
    upload.current?.focus();
  }
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar initials={initials} picture={photo.shown} large />
      <div className="flex min-w-0 flex-1 basis-60 flex-col gap-2">
        <div className="flex flex-wrap gap-2">
          <input
            ref={input}
            type="file"
            accept={PICTURE_TYPES}
            aria-label={t('photo')}
            tabIndex={-1}
            onChange={change}
            className="sr-only"
          />
          <Button ref={upload} onClick={() => input.current?.click()}>
            {t('upload')}
          </Button>
          {photo.shown !== null && (
            <Button variant="ghost" onClick={remove}>
              {t('remove')}
            </Button>
          )}
        </div>
        <p aria-live="polite" className="text-muted text-sm">
          {t(state ?? 'photoHint')}
        </p>
        {wrong && (
          <p role="alert" className="text-bad text-sm">
            {wrong}
          </p>
        )}
      </div>
    </div>
  );
}
