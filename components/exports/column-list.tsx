'use client';

import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { WholeWords } from '@/components/dialogs/whole-words';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { isInOwnCurrency } from '@/lib/exports/columns';
import type { Choice } from './use-choice';

const buttonSize = 'h-7 px-2 text-sm touch:h-11';

/** The columns that the file includes. */
export function ColumnList({ choice, shown }: { choice: Choice; shown?: readonly string[] }) {
  const t = useTranslations('exports');
  const { kind, available, chosen, setColumns, setUsual } = choice;
  const isAll = chosen.length === available.length;
  const isSome = chosen.length > 0 && !isAll;
  const toggle = (key: string) =>
    setColumns(
      available
        .map((column) => column.key)
        .filter((known) => (known === key) !== chosen.includes(known)),
    );
  return (
    <fieldset className="flex min-w-0 flex-col gap-1">
      <legend className="mb-1 font-medium text-ink text-sm">{t('columns')}</legend>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Checkbox
          ref={(box) => {
            if (box) box.indeterminate = isSome;
          }}
          label={t('selectAll', { chosen: chosen.length, all: available.length })}
          checked={isAll}
          onChange={() => setColumns(isAll ? [] : available.map(({ key }) => key))}
        />
        <span className="-mr-2.25 flex flex-wrap">
          {shown && (
            <Button variant="ghost" className={buttonSize} onClick={() => setColumns(shown)}>
              {t('shown')}
            </Button>
          )}
          <Button variant="ghost" className={buttonSize} onClick={setUsual}>
            {t('usual')}
          </Button>
        </span>
      </div>
      <div className="max-h-52 overflow-y-auto rounded-md border border-line px-3 py-2">
        {(['columns', 'credit'] as const).map((group) => (
          <Fragment key={group}>
            {group === 'credit' && (
              <p aria-hidden className="mt-2 mb-1 font-medium text-ink text-sm">
                {t(group)}
              </p>
            )}
            <ul aria-label={t(group)} className="grid grid-cols-2 gap-x-4 max-sm:grid-cols-1">
              {available
                .filter(({ credit = false }) => credit === (group === 'credit'))
                .map(({ key }) => (
                  <li key={key}>
                    <Checkbox
                      label={
                        <span>
                          <WholeWords
                            text={
                              isInOwnCurrency(kind, key)
                                ? t(`comparedColumn.${key}`)
                                : t(`column.${key}`)
                            }
                          />
                        </span>
                      }
                      checked={chosen.includes(key)}
                      onChange={() => toggle(key)}
                    />
                  </li>
                ))}
            </ul>
          </Fragment>
        ))}
      </div>
    </fieldset>
  );
}
