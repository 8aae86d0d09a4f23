import Form from 'next/form';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { describedBy, Field, Input } from '@/components/ui/field';
import { paths } from '@/lib/paths';
import { MAX_QUERY_LENGTH } from '@/lib/search/query-length';

const ID = 'add';

type Props = { keys: readonly string[]; add: string; isTooShort: boolean };

/** A plain form: it works before the scripts have come, and without them. */
export function AddForm({ keys, add, isTooShort }: Props) {
  const t = useTranslations('compare');
  const shell = useTranslations('shell');
  const error = isTooShort ? shell('tooShort') : undefined;
  return (
    <search>
      <Form action={paths.compare()} className="flex max-w-xl items-start gap-2">
        {keys.map((key) => (
          <input key={key} type="hidden" name="company" value={key} />
        ))}
        <div className="min-w-0 flex-1">
          <Field id={ID} label={t('add')} error={error}>
            <Input
              key={`${keys.join()} ${add}`}
              id={ID}
              name="add"
              type="search"
              autoComplete="off"
              maxLength={MAX_QUERY_LENGTH}
              defaultValue={add}
              placeholder={t('placeholder')}
              {...describedBy(ID, error)}
            />
          </Field>
        </div>
        <Button type="submit" variant="primary" className="mt-6">
          {t('addButton')}
        </Button>
      </Form>
    </search>
  );
}
