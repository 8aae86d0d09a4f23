import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { describedBy, Field, Input } from '@/components/ui/field';
import { cn } from '@/lib/cn';
import { formatNumber } from '@/lib/format';
import { lettersOf } from '@/lib/saved/label';

type Props = Omit<ComponentProps<typeof Input>, 'id' | 'value' | 'onChange'> & {
  id: string;
  label: string;
  value: string;
  /** Maximum length of a name, in letters. */
  most: number;
  error?: string;
  onChange: (value: string) => void;
};

/** Whether a name is valid as it is. */
export const isName = (name: string, most: number): boolean =>
  name.trim() !== '' && lettersOf(name.trim()) <= most;

/** A field for a name. It never truncates the input; the letters are counted instead. */
export function NameField({ id, label, value, most, error, onChange, ...rest }: Props) {
  const t = useTranslations('shell');
  const letters = lettersOf(value.trim());
  const isTooLong = letters > most;
  const described = describedBy(id, error, `${id}-count`);
  return (
    <div className="flex flex-col gap-1">
      <Field id={id} label={label} error={error}>
        <Input
          {...rest}
          id={id}
          value={value}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
          {...described}
          aria-invalid={isTooLong || described['aria-invalid']}
        />
      </Field>
      <p
        id={`${id}-count`}
        className={cn('text-right text-xs', isTooLong ? 'text-bad' : 'text-muted')}
      >
        {t('letters', { count: formatNumber(letters), most: formatNumber(most) })}
      </p>
    </div>
  );
}
