'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useEffect, useRef, useState } from 'react';
import { SessionEnded } from '@/components/session/session-ended';
import { Button } from '@/components/ui/button';
import { cardClass } from '@/components/ui/card';
import { lazyPart } from '@/components/ui/lazy-part';
import { prefetch } from '@/components/ui/on-demand';
import { Skeleton } from '@/components/ui/skeleton';
import type { ImportSource } from '@/lib/api/imports';
import { cn } from '@/lib/cn';
import { SourceStep } from './source-step';
import { useReading } from './use-reading';
import { useSummary } from './use-summary';

const loadResult = () => import('./result-step');
const ResultStep = lazyPart(async () => (await loadResult()).ResultStep);

/** From a file or pasted rows to saved companies. Nothing but the last step changes anything. */
export function ImportView() {
  const t = useTranslations('importPage');
  const reading = useReading();
  const [pasted, setPasted] = useState('');
  const { result, isReading } = reading;
  const step = result ? 'result' : isReading ? 'reading' : 'source';
  const main = useFocusOnChange(step);
  const summary = useSummary(reading);

  function begin(source: ImportSource) {
    prefetch(loadResult);
    void reading.read(source);
  }

  return (
    <div ref={main} tabIndex={-1} className="flex flex-col gap-4 rounded-lg focus:outline-none">
      <SessionEnded isWriting={result !== undefined || pasted !== ''} />
      <div
        className={
          step === 'reading'
            ? cn(cardClass, 'flex flex-col items-center gap-4 px-6 py-16 text-center')
            : 'sr-only'
        }
      >
        {step === 'reading' && <span aria-hidden className="spinner" />}
        <p role="status" className="max-w-full break-words">
          {summary}
        </p>
        {step === 'reading' && <Button onClick={reading.leave}>{t('cancel')}</Button>}
      </div>
      {step === 'source' && (
        <SourceStep reading={reading} pasted={pasted} onPaste={setPasted} onChoose={begin} />
      )}
      {result && (
        <Suspense fallback={<Skeleton className="h-80 rounded-lg" />}>
          <ResultStep reading={reading} result={result} />
        </Suspense>
      )}
    </div>
  );
}

/** The focused element is gone with the former step: the focus moves to the new one. */
function useFocusOnChange(step: string) {
  const main = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    main.current?.focus();
  }, [step]);
  return main;
}
