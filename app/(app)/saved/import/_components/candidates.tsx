import { useTranslations } from 'next-intl';
import type { KeyboardEvent, ReactNode } from 'react';
import type { ImportRow } from '@/lib/imports/types';
import { CompanyFacts, CompanyLink } from './company';
import { HowFound } from './how-found';
import { choiceId } from './use-focused-row';

type Props = {
  row: ImportRow;
  /** The chosen CVR number; null for none of them, undefined before the choice. */
  decided: string | null | undefined;
  onDecide: (cvr: string | null) => void;
  onNext: () => void;
};

/** The companies that a row may mean. */
export function Candidates({ row, decided, onDecide, onNext }: Props) {
  const t = useTranslations('importPage');
  const name = choiceId(row.line);
  const option = (cvr: string | null, text: ReactNode) => (
    <label className="flex min-h-6 min-w-0 cursor-pointer items-start gap-2 touch:min-h-11">
      <input
        type="radio"
        name={name}
        value={cvr ?? ''}
        checked={decided === cvr}
        onChange={() => onDecide(cvr)}
        autoComplete="off"
        className="radio mt-0.5"
      />
      {text}
    </label>
  );
  function goOn(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    onNext();
  }
  return (
    <fieldset id={name} onKeyDown={goOn} className="flex min-w-0 flex-col gap-1">
      <legend className="sr-only">{t('which', { text: row.text })}</legend>
      <HowFound row={row} />
      {row.candidates.map((company) => (
        <div key={company.cvr} className="grid grid-cols-[minmax(0,22rem)_auto] items-start gap-2">
          {option(
            company.cvr,
            <span className="min-w-0">
              <span lang="da" dir="auto" className="break-words font-medium text-ink">
                {company.name}
              </span>
              <CompanyFacts company={company} />
            </span>,
          )}
          <CompanyLink company={company} />
        </div>
      ))}
      {option(null, <span>{t('noneOfThese')}</span>)}
    </fieldset>
  );
}
