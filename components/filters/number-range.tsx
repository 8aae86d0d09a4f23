'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { Input } from '@/components/ui/field';
import { useOwnWords } from './use-own-words';

type Props = {
  /** The name of the measure, such as "Revenue". */
  legend: string;
  /** Shown beside the fields, such as "thousand DKK". */
  unit?: string;
  /** As typed; empty for an open end. */
  min: string;
  max: string;
  onChange: (range: { min: string; max: string }) => void;
  /** The validation error. */
  problem?: string;
  /** Dates instead of numbers. */
  days?: boolean;
  /** Negative numbers are allowed. */
  signed?: boolean;
  /** Percentages: a point is a decimal sign, as they need none for thousands. */
  percent?: boolean;
  disabled?: boolean;
};

/**
 * Parses input as people write it: "1.000" and "1 000" are a thousand, "0,5" is a half, "20 %" is 20.
 */
export function plain(text: string, percent = false): string {
  const thousands = percent && !text.includes(',') ? /[\s%]/g : /[.\s%]/g;
  return text.replace(thousands, '').replace(',', '.').replace(/^[−–]/, '-');
}
const written = (text: string) => text.replace('.', ',');

/** Fields for a minimum and a maximum. */
export function NumberRange(props: Props) {
  const { legend, unit, min, max, onChange, days = false, signed, percent, disabled } = props;
  const problem = useOwnWords(props.problem);
  const t = useTranslations('filters');
  const id = useId();
  const described = [unit && `${id}-unit`, problem && `${id}-problem`].filter(Boolean).join(' ');
  const read = (text: string) => (days ? text : plain(text, percent));
  const show = (text: string) => (days ? text : written(text));
  const common = {
    type: days ? 'date' : 'text',
    inputMode: days ? undefined : signed ? ('text' as const) : ('numeric' as const),
    autoComplete: 'off',
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': described || undefined,
    ...(days ? { min: '1000-01-01', max: '2999-12-31' } : { maxLength: 16 }),
  };
  return (
    <fieldset disabled={disabled} className="flex min-w-0 flex-col gap-1">
      <legend className="sr-only">{legend}</legend>
      <div className={days ? 'flex flex-col gap-2' : 'grid grid-cols-2 gap-2'}>
        <RangeEnd id={`${id}-min`} label={days ? t('from') : t('min')}>
          <Input
            {...common}
            id={`${id}-min`}
            value={show(min)}
            onChange={(event) => onChange({ min: read(event.target.value), max })}
          />
        </RangeEnd>
        <RangeEnd id={`${id}-max`} label={days ? t('to') : t('max')}>
          <Input
            {...common}
            id={`${id}-max`}
            value={show(max)}
            onChange={(event) => onChange({ min, max: read(event.target.value) })}
          />
        </RangeEnd>
      </div>
      {unit && (
        <p id={`${id}-unit`} className="text-muted text-xs">
          {unit}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} role="alert" className="text-bad text-sm">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

function RangeEnd({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-muted text-xs">
        {label}
      </label>
      {children}
    </div>
  );
}
