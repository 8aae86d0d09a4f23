'use client';

import { LoaderCircle } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { buttonClass } from '@/components/ui/button';
import { accountApi } from '@/lib/api/account';
import { sentenceOf } from '@/lib/api/call';
import { paths } from '@/lib/paths';

type Props = { code: string; state: string; cancelled: boolean };

export function LinkedinReturn({ code, state, cancelled }: Props) {
  const t = useTranslations('linkedin');
  const [failure, setFailure] = useState<string>();
  const asked = useRef(false);
  const problem = cancelled ? t('cancelled') : code === '' ? t('noCode') : failure;

  useEffect(() => {
    // A code can be used only once.
    if (asked.current || cancelled || code === '') return;
    asked.current = true;
    accountApi.signInWithLinkedin({ code, state }).then(
      () => window.location.replace(paths.search()),
      (error: unknown) => {
        setFailure(sentenceOf(error));
      },
    );
  }, [code, state, cancelled]);

  if (!problem) {
    return (
      <p role="status" className="flex items-center gap-2">
        <LoaderCircle aria-hidden className="size-4 animate-spin" />
        {t('working')}
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <Alert>{problem}</Alert>
      <a href={paths.signIn()} className={buttonClass()}>
        {t('back')}
      </a>
    </div>
  );
}
