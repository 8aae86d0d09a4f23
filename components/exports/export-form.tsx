'use client';

import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { WholeWords } from '@/components/dialogs/whole-words';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { cn } from '@/lib/cn';
import { EXPORT_FORMATS, MAX_PDF_ROWS } from '@/lib/exports/constants';
import { formatNumber } from '@/lib/format';
import { ColumnList } from './column-list';
import type { Choice } from './use-choice';

type Props = {
  choice: Choice;
  total: number;
  shown?: readonly string[];
  onStart: () => void;
  onCancel: () => void;
};

export function ExportForm({ choice, total, shown, onStart, onCancel }: Props) {
  const t = useTranslations('exports');
  const { format, chosen, withoutProtected } = choice;
  const isTooLong = format === 'pdf' && total > MAX_PDF_ROWS;
  const leftOut = choice.available.filter(({ key, contact }) => contact && chosen.includes(key));
  const problem = isTooLong
    ? t('tooManyForPdf', { found: formatNumber(total), most: formatNumber(MAX_PDF_ROWS) })
    : chosen.length === 0
      ? t('noColumn')
      : null;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (problem === null) onStart();
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <p className="font-medium text-ink">
        {t('count', { plural: total, count: formatNumber(total) })}
      </p>
      <FormatChoice choice={choice} />
      <ColumnList choice={choice} shown={shown} />
      {choice.canLeaveOut && (
        <Checkbox
          label={t('withoutProtected')}
          checked={withoutProtected}
          onChange={() => choice.setWithoutProtected(!withoutProtected)}
        />
      )}
      {leftOut.length > 0 && !withoutProtected && (
        <p className="text-muted text-sm">
          <WholeWords
            text={t('contacts', {
              columns: leftOut.map(({ key }) => t(`column.${key}`)).join(', '),
            })}
          />
        </p>
      )}
      {problem !== null && (
        <p role="alert" className="text-bad text-sm">
          {problem}
        </p>
      )}
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button type="submit" variant="primary" disabled={problem !== null}>
          {t('start')}
        </Button>
      </div>
    </form>
  );
}

function FormatChoice({ choice: { format: current, setFormat } }: { choice: Choice }) {
  const t = useTranslations('exports');
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 font-medium text-ink text-sm">{t('format')}</legend>
      <div className="grid grid-cols-3 gap-2">
        {EXPORT_FORMATS.map((format) => (
          <label
            key={format}
            className={cn(
              'button button-secondary cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
              format === current && 'border-accent bg-accent-soft text-accent-strong',
            )}
          >
            <input
              type="radio"
              name="export-format"
              value={format}
              checked={format === current}
              onChange={() => setFormat(format)}
              className="sr-only"
            />
            {t(format)}
          </label>
        ))}
      </div>
      <p className="min-h-10 text-muted text-sm">
        {t(`hint.${current}`, { most: formatNumber(MAX_PDF_ROWS) })}
      </p>
    </fieldset>
  );
}
