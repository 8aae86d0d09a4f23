import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import { Select } from '@/components/ui/select';
import { byPlace } from '@/lib/by-place';
import type { ImportAnswer } from '@/lib/imports/types';
import { columnNames } from './column-names';
import type { Reading } from './use-reading';

type Props = { reading: Reading; answer: ImportAnswer };

const PARTS = ['cvr', 'name', 'place'] as const;

/** Which columns are used; another choice reads the same rows once more. */
export function ColumnChoice({ reading, answer }: Props) {
  const t = useTranslations('importPage');
  const names = columnNames(answer, (number) => t('columnNumber', { number }));
  const { readWith } = reading;
  const columns = reading.columns ?? { ...answer.columns, header: answer.header !== null };
  return (
    <Card className="flex flex-col gap-3 p-4">
      <h3 className="text-base">{t('columns')}</h3>
      <div className="grid gap-3 sm:grid-cols-3">
        {PARTS.map((part) => (
          <Select
            key={part}
            seen
            label={t(`column.${part}`)}
            value={columns[part] ?? ''}
            onChange={(value) => {
              readWith({ ...columns, [part]: value === '' ? null : Number(value) });
            }}
            // The field is as wide as its part, so it comes below its label.
            className="min-w-0 flex-wrap"
            fieldClass="min-w-0"
          >
            <option value="">{t('noColumn')}</option>
            {byPlace(names, (name, place) => (
              <option value={place}>{name}</option>
            ))}
          </Select>
        ))}
      </div>
      <Checkbox
        label={t('hasHeadings')}
        checked={columns.header}
        onChange={({ target }) => readWith({ ...columns, header: target.checked })}
      />
    </Card>
  );
}
