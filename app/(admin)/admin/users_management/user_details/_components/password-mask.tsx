'use client';

import { Eye, EyeOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';

/** Always the same number of dots, so that not even the length of a password is revealed. */
const MASK = '•'.repeat(12);

export function PasswordMask() {
  const t = useTranslations('admin');
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="min-w-0 flex-1 basis-60">
      <div className="flex items-center gap-2">
        <span aria-hidden={!shown} className="text-ink">
          {shown ? t('passwordShown') : MASK}
        </span>
        <Button
          icon
          variant="ghost"
          aria-label={t(shown ? 'hidePassword' : 'showPassword')}
          aria-expanded={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden className="size-4" />
        </Button>
      </div>
      <p aria-live="polite" className="text-muted text-sm">
        {shown && t('passwordNote')}
      </p>
    </div>
  );
}
