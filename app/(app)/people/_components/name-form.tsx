import Form from 'next/form';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { describedBy, Field, Input } from '@/components/ui/field';
import { paths } from '@/lib/paths';
import { MAX_QUERY_LENGTH } from '@/lib/search/query-length';

const ID = 'name';

/** A plain form: it works before the scripts have come, and without them. */
export function NameForm({ name, isTooShort }: { name: string; isTooShort: boolean }) {
  const t = useTranslations('people');
  const shell = useTranslations('shell');
  const error = isTooShort ? shell('tooShort') : undefined;
  return (
    <search>
      <Form action={paths.people()} className="flex max-w-xl items-start gap-2">
        <div className="min-w-0 flex-1">
          <Field id={ID} label={t('name')} error={error}>
            <Input
              key={name}
              id={ID}
              name="name"
              type="search"
              autoComplete="off"
              maxLength={MAX_QUERY_LENGTH}
              defaultValue={name}
              placeholder={t('placeholder')}
              {...describedBy(ID, error)}
            />
          </Field>
        </div>
        <Button type="submit" variant="primary" className="mt-6">
          {t('search')}
        </Button>
      </Form>
    </search>
  );
}
