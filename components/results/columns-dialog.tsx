'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { focusAfter } from '@/components/ui/focus-after';
import { OpenedDialog, type OpenedDialogProps } from '@/components/ui/opened-dialog';
import { toast } from '@/components/ui/toast';
import { COLUMNS_COOKIE, cookieName } from '@/lib/cookie-name';
import { keysOf } from '@/lib/entries';
import {
  CONTACT_COLUMNS,
  TABLE_COLUMNS,
  type TableColumn,
  USUAL_COLUMNS,
  writeColumns,
} from '@/lib/search/table-columns';

type Props = OpenedDialogProps & {
  /** Those of the table. */
  columns: readonly TableColumn[];
};

/** The choice of columns, which this browser keeps for all tables of results. */
export function ColumnsDialog({ columns, opener, onClose }: Props) {
  const t = useTranslations('discover.table');
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [chosen, setChosen] = useState<ReadonlySet<TableColumn>>(() => new Set(columns));
  function toggle(column: TableColumn) {
    const next = new Set(chosen);
    if (!next.delete(column)) next.add(column);
    setChosen(next);
  }
  function apply() {
    if (!keep([...chosen])) {
      toast.error(t('columnsRefused'));
      return;
    }
    // The page may come anew with its own button.
    if (opener.current) focusAfter(opener.current);
    startTransition(() => {
      router.refresh();
      onClose();
    });
  }
  return (
    <OpenedDialog
      heading={t('columnsHeading')}
      closeLabel={t('columnsClose')}
      opener={opener}
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
        className="flex flex-col gap-4 p-4"
      >
        <p className="text-body text-sm">{t('columnsText')}</p>
        {keysOf(TABLE_COLUMNS).map((group) => (
          <Group key={group} group={group} chosen={chosen} toggle={toggle} />
        ))}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={() => setChosen(new Set(USUAL_COLUMNS))}>{t('columnsUsual')}</Button>
          <Button type="submit" variant="primary" loading={isPending}>
            {t('columnsApply')}
          </Button>
        </div>
      </form>
    </OpenedDialog>
  );
}

type GroupProps = {
  group: keyof typeof TABLE_COLUMNS;
  chosen: ReadonlySet<TableColumn>;
  toggle: (column: TableColumn) => void;
};

function Group({ group, chosen, toggle }: GroupProps) {
  const t = useTranslations();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium text-ink text-sm">
        {t(`discover.ordersOf.${group}`)}
      </legend>
      <ul className="grid grid-cols-2 gap-x-4 max-sm:grid-cols-1">
        {TABLE_COLUMNS[group].map((column) => (
          <li key={column}>
            <Checkbox
              label={isContact(column) ? t(`exports.column.${column}`) : t(`filters.${column}`)}
              checked={chosen.has(column)}
              onChange={() => toggle(column)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

const isContact = (column: TableColumn): column is (typeof CONTACT_COLUMNS)[number] =>
  CONTACT_COLUMNS.some((one) => one === column);

const YEAR = 365 * 24 * 60 * 60;

/** @returns whether the browser kept it. */
function keep(columns: readonly TableColumn[]): boolean {
  const text = writeColumns(columns);
  const isUsual = text === writeColumns(USUAL_COLUMNS);
  const isSecure = window.location.protocol === 'https:';
  const name = cookieName(COLUMNS_COOKIE, isSecure);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from browsers that we support.
  document.cookie = `${name}=${text}; Path=/; Max-Age=${isUsual ? 0 : YEAR}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return isUsual || document.cookie.split('; ').includes(`${name}=${text}`);
}
