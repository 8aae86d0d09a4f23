'use client';

import { useTranslations } from 'next-intl';
import { Button, buttonClass } from '@/components/ui/button';
import type { ExportOnWire } from '@/lib/exports/types';
import { formatNumber } from '@/lib/format';
import { saveFile } from './save-file';

type MakingProps = { file: ExportOnWire | null; total: number };

/** The progress of the file; a long export can be left running. */
export function Making({ file, total }: MakingProps) {
  const t = useTranslations('exports');
  const { done = 0, status } = file ?? {};
  const most = file?.total ?? total;
  const isWaiting = status === 'WAITING';
  return (
    <div className="flex flex-col gap-3">
      <p role={isWaiting ? 'status' : undefined}>
        {isWaiting
          ? t('waiting')
          : t('making', { done: formatNumber(done), total: formatNumber(most) })}
      </p>
      {/* Announced at most four times, because the count above changes constantly. */}
      <p role="status" className="sr-only">
        {!isWaiting && `${t('progress')}: ${t('percent', { percent: quarterOf(done, most) })}`}
      </p>
      <div
        role="progressbar"
        aria-label={t('progress')}
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuenow={done}
        className="h-2 overflow-hidden rounded-full bg-raised"
      >
        <div
          className="h-full rounded-full bg-accent transition-[width]"
          style={{ width: `${Math.max(2, (100 * done) / most)}%` }}
        />
      </div>
      {file && <p className="text-muted text-sm">{t('leave')}</p>}
    </div>
  );
}

/** The last completed quarter, in percent. */
const quarterOf = (done: number, most: number) =>
  25 * Math.floor((4 * Math.min(done, most)) / Math.max(most, 1));

type ReadyProps = { file: ExportOnWire; onAnother: () => void };

export function Ready({ file, onAnother }: ReadyProps) {
  const t = useTranslations('exports');
  const { fileName, href, asked, facts } = file;
  const rows = facts?.rows ?? 0;
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="break-words">
        {t('ready', { name: fileName })}
      </p>
      <ul className="flex flex-col gap-1 text-sm">
        <li>
          {t('rows', { rows: formatNumber(rows), plural: asked, asked: formatNumber(asked) })}
        </li>
        {facts && facts.protectedLeftOut > 0 && (
          <li>
            {t('protectedLeftOut', {
              plural: facts.protectedLeftOut,
              count: formatNumber(facts.protectedLeftOut),
            })}
          </li>
        )}
        {facts && facts.contactCells > 0 && (
          <li>
            {t('leftOut', {
              plural: facts.contactCells,
              cells: formatNumber(facts.contactCells),
              companies: formatNumber(facts.protectedCompanies),
            })}
          </li>
        )}
        {facts && facts.missing > 0 && (
          <li>{t('missing', { plural: facts.missing, count: formatNumber(facts.missing) })}</li>
        )}
        {facts && facts.cutCells > 0 && (
          <li>{t('cut', { plural: facts.cutCells, count: formatNumber(facts.cutCells) })}</li>
        )}
      </ul>
      <div className="flex justify-end gap-2">
        <Button onClick={onAnother}>{t('another')}</Button>
        <a
          href={href ?? undefined}
          download={fileName}
          onClick={(event) => {
            // As elsewhere, a click downloads the file without leaving the page.
            event.preventDefault();
            saveFile(file);
          }}
          className={buttonClass({ variant: 'primary' })}
        >
          {t('download')}
        </a>
      </div>
    </div>
  );
}
