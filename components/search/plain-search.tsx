import Form from 'next/form';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { describedBy, Field } from '@/components/ui/field';
import { FreshInput } from '@/components/ui/fresh-input';
import { MAX_QUERY_LENGTH } from '@/lib/search/query-length';

type Props = {
  action: string;
  /** The parameter's name, also the id of its field. */
  name: string;
  texts: { label: string; placeholder: string; button: string };
  /** The last search text. */
  value: string;
  isTooShort: boolean;
  /** The field is reset when this changes; defaults to its value. */
  fresh?: string;
  /** Further parameters, as hidden inputs. */
  children?: ReactNode;
};

/** A plain form, which works before the scripts have loaded, and without them. */
export function PlainSearch(props: Props) {
  const { action, name, texts, value, isTooShort, fresh, children } = props;
  const t = useTranslations('shell');
  const error = isTooShort ? t('tooShort') : undefined;
  return (
    <search>
      <Form action={action} prefetch={false} className="flex max-w-xl items-start gap-2">
        {children}
        <div className="min-w-0 flex-1">
          <Field id={name} label={texts.label} error={error}>
            <FreshInput
              fresh={fresh}
              id={name}
              name={name}
              type="search"
              autoComplete="off"
              maxLength={MAX_QUERY_LENGTH}
              defaultValue={value}
              placeholder={texts.placeholder}
              {...describedBy(name, error)}
            />
          </Field>
        </div>
        <Button type="submit" variant="primary" className="mt-6">
          {texts.button}
        </Button>
      </Form>
    </search>
  );
}
