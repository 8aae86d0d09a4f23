import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { describedBy, Field, Input } from '@/components/ui/field';
import { ApiError } from '@/lib/api/call';
import { savedApi } from '@/lib/api/saved';
import { LIST_NAME_MAX } from '@/lib/saved/constants';
import type { SavedListSummary } from '@/lib/saved/types';

type Props = { onMade: (list: SavedListSummary) => void };

/** Makes a list where one is chosen. */
export function NewListForm({ onMade }: Props) {
  const t = useTranslations('lists');
  const id = useId();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setError(undefined);
    setPending(true);
    try {
      const { data } = await savedApi.createList(name);
      setName('');
      onMade(data);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.message);
    } finally {
      setPending(false);
    }
  }

  return (
    <form onSubmit={submit} noValidate className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <Field id={id} label={t('new')} error={error}>
          <Input
            id={id}
            value={name}
            maxLength={2 * LIST_NAME_MAX}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
            {...describedBy(id, error)}
          />
        </Field>
      </div>
      <Button type="submit" loading={pending} idle={name.trim() === ''}>
        {t('make')}
      </Button>
    </form>
  );
}
