'use client';

import { useTranslations } from 'next-intl';
import {
  memo,
  Suspense,
  startTransition,
  useCallback,
  useOptimistic,
  useRef,
  useState,
} from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { inputClass } from '@/components/ui/field';
import { FullText } from '@/components/ui/full-text';
import { lazyPart } from '@/components/ui/lazy-part';
import { cn } from '@/lib/cn';
import { formatNumber, truncate } from '@/lib/format';
import { foldName } from '@/lib/words/fold';
import type { FacetValue } from './facet-value';

type Props = {
  /** The name of the filter. */
  legend: string;
  /** In display order; pinned values are moved to the front. */
  values: readonly FacetValue[];
  /** The currently chosen values, in any order. */
  chosen: readonly string[];
  /** Names chosen values that are not listed; needed when the value itself is not its label. */
  nameOf?: (value: string) => string;
  /** The values chosen when the list was first shown; they stay at the top. */
  pinned?: readonly string[];
  /** Called in a transition, so whatever depends on it may update a moment later. */
  onToggle: (value: string) => void;
  /** Adds a field to search within the list. */
  searchable?: boolean;
  /** What the values are, where those that a text stands for are shown if none contains it. */
  kind?: 'industry' | 'sector';
  /** Number of values that are not listed. */
  more?: number;
  /** Called when all values are wanted; `values` should then provide them. */
  onWantAll?: () => void;
  /** The language of the values. */
  lang?: string;
  disabled?: boolean;
};

/** Its code loads when a text fits no value. */
const MeantValues = lazyPart(async () => (await import('./meant-values')).MeantValues);

const SHOWN = 8;

/**
 * Of hundreds of options only those in view are laid out. What shows them clips them, but for the
 * one with the focus, whose full name is larger than its line.
 */
const SCROLLED =
  'relative -m-1 max-h-80 overflow-y-auto p-1 *:-mx-1 *:shrink-0 *:px-1 *:[contain-intrinsic-size:auto_2rem] *:not-focus-within:[content-visibility:auto]';
const [LIMIT, KEEP] = [25, 24];

/** The options of one filter, with the number of companies that each would leave. */
export function FacetList(props: Props) {
  const { legend, values, chosen, pinned = [], searchable, more = 0, disabled } = props;
  const t = useTranslations('filters');
  const [text, setText] = useState('');
  const [all, setAll] = useState(false);
  const ordered = nested(inOrder(values, chosen, pinned, props.nameOf), chosen);
  const wanted = foldName(text);
  const fitting = wanted === '' ? ordered : ordered.filter((value) => contains(value, wanted));
  const shown = all || wanted !== '' ? fitting : firstOf(fitting, chosen);
  const total = ordered.length + more;
  const toggle = useToggle(props.onToggle);
  const wantAll = () => more > 0 && props.onWantAll?.();
  const listed = (some: readonly FacetValue[]) => (
    <ul className={cn('flex flex-col empty:hidden', all && SCROLLED)}>
      {some.map((value) => (
        <FacetOption
          key={value.value}
          {...value}
          lang={props.lang}
          checked={chosen.includes(value.value)}
          isPart={isPart(value, chosen)}
          onToggle={toggle}
        />
      ))}
    </ul>
  );
  return (
    <fieldset disabled={disabled} className="flex min-w-0 flex-col gap-1">
      <legend className="sr-only">{legend}</legend>
      {searchable && total > SHOWN && (
        <input
          type="text"
          value={text}
          aria-label={t('searchIn', { legend })}
          placeholder={t('searchPlaceholder')}
          onFocus={wantAll}
          onChange={(event) => setText(event.target.value)}
          // Enter would submit the form and apply all filters.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          className={cn(inputClass, 'mb-1')}
        />
      )}
      {listed(shown)}
      {shown.length === 0 &&
        (wanted !== '' && props.kind && more === 0 ? (
          <Suspense>
            <MeantValues kind={props.kind} text={text} values={ordered}>
              {listed}
            </MeantValues>
          </Suspense>
        ) : (
          <p role="status" className="text-muted text-sm">
            {wanted === '' ? t('noValues') : t('noneFits')}
          </p>
        ))}
      {wanted === '' && (all || shown.length < total) && total > SHOWN && (
        <button
          type="button"
          aria-expanded={all}
          onClick={() => {
            wantAll();
            setAll(!all);
          }}
          className="link w-fit py-1 text-sm touch:min-h-11"
        >
          {all ? t('showFewer') : t('showAll', { count: formatNumber(total) })}
        </button>
      )}
    </fieldset>
  );
}

const labelOf = ({ value, label }: FacetValue) => label ?? value;
const contains = (value: FacetValue, wanted: string) => foldName(labelOf(value)).includes(wanted);

/**
 * Pinned values first, those without companies last among them; then the rest in order. Chosen
 * values without companies are kept.
 */
function inOrder(
  values: readonly FacetValue[],
  chosen: readonly string[],
  pinned: readonly string[],
  nameOf: Props['nameOf'],
): FacetValue[] {
  const listed = new Set(values.map(({ value }) => value));
  const absent = [...new Set([...pinned, ...chosen])]
    .filter((value) => !listed.has(value))
    .map((value) => ({ value, label: nameOf?.(value), count: 0 }));
  const isPinned = ({ value }: FacetValue) => pinned.includes(value);
  return [
    ...[...values, ...absent].filter(isPinned),
    ...[...absent, ...values].filter((value) => !isPinned(value)),
  ];
}

const isPart = ({ within = '' }: FacetValue, chosen: readonly string[]) => chosen.includes(within);

/** The parts of a chosen value follow it. */
const nested = (values: FacetValue[], chosen: readonly string[]) =>
  values.flatMap((value) => {
    if (isPart(value, chosen)) return [];
    const parts = values.filter(({ within }) => within === value.value);
    return chosen.includes(value.value) ? [value, ...parts] : value;
  });

/** The first few, plus any others that are chosen or parts of these. */
function firstOf(values: FacetValue[], chosen: readonly string[]): FacetValue[] {
  const first = values.filter((value) => !isPart(value, chosen)).slice(0, SHOWN);
  return values.filter(
    (value) => first.includes(value) || chosen.includes(value.value) || isPart(value, chosen),
  );
}

/** A stable callback, so that an option rerenders only when its own props change. */
function useToggle(onToggle: Props['onToggle']) {
  const latest = useRef(onToggle);
  latest.current = onToggle;
  return useCallback((value: string) => latest.current(value), []);
}

type OptionProps = FacetValue & {
  lang?: string;
  checked: boolean;
  /** Below the chosen value that it is a part of. */
  isPart: boolean;
  onToggle: (value: string) => void;
};

const FacetOption = memo(function FacetOption(props: OptionProps) {
  const { lang, checked, isPart, onToggle, ...option } = props;
  const label = labelOf(option);
  const cut = isPart ? 3 : 0;
  // The box updates immediately; whatever depends on it renders afterwards.
  const [shown, show] = useOptimistic(checked);
  const toggle = () =>
    startTransition(() => {
      show(!shown);
      onToggle(option.value);
    });
  return (
    <li className={cn('group relative', isPart && 'ml-6')}>
      <Checkbox
        checked={shown}
        onChange={toggle}
        className={cn(
          'min-h-8 w-full rounded-sm touch:min-h-11 hover:text-ink',
          shown && 'text-ink',
        )}
        label={
          <>
            <span className="min-w-0 flex-1 *:data-full:block *:data-full:truncate">
              <FullText short={truncate(label, LIMIT - cut, KEEP - cut)} full={label} lang={lang} />
            </span>
            <span className="text-muted">
              {option.count === null ? '' : formatNumber(option.count)}
            </span>
          </>
        }
      />
    </li>
  );
});
