'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/field';
import { areaOf } from './drawing';
import type { useDrawing } from './use-drawing';

/** Explains how to continue drawing, and finishes without a double click. */
export function DraftPanel({ drawing }: { drawing: ReturnType<typeof useDrawing> }) {
  const t = useTranslations('map');
  const id = useId();
  const { draft, cancel, finish, setKm } = drawing;
  if (!draft) return null;
  const isCircle = draft.tool === 'circle';
  return (
    <form
      className="pointer-events-auto flex w-full max-w-xs flex-col gap-2 rounded-lg border border-line bg-surface p-3 text-sm shadow-md"
      onSubmit={(event) => {
        event.preventDefault();
        finish();
      }}
    >
      <p id={`${id}-hint`}>
        {isCircle ? t('circleHint') : t('shapeHint')}
        <span className="touch:hidden"> {isCircle ? t('circleKeys') : t('shapeKeys')}</span>
      </p>
      {isCircle ? (
        <div className="flex items-center gap-2">
          <label htmlFor={id} className="font-medium text-ink">
            {t('radius')}
          </label>
          <Input
            id={id}
            type="number"
            min={0.05}
            max={1000}
            step="any"
            value={draft.km ?? ''}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => setKm(target.value === '' ? null : target.valueAsNumber)}
            className="w-24 px-2"
          />
        </div>
      ) : (
        <p role="status" className="font-medium text-ink">
          {t('corners', { count: draft.corners.length })}
        </p>
      )}
      <div className="flex gap-2">
        <Button type="submit" variant="primary" disabled={!areaOf(draft)} className="px-3">
          {t('useArea')}
        </Button>
        <Button onClick={cancel} className="px-3">
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
