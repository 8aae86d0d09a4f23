import { useTranslations } from 'next-intl';
import { type FormEvent, type Ref, useId, useImperativeHandle, useState } from 'react';
import { isName, NameField } from '@/components/dialogs/name-field';
import { SessionEnded } from '@/components/session/session-ended';
import { Button } from '@/components/ui/button';
import { sentenceOf } from '@/lib/api/call';
import { savedApi } from '@/lib/api/saved';
import { LIST_NAME_MAX } from '@/lib/saved/constants';
import type { SavedListSummary } from '@/lib/saved/types';

export type NewListHandle = {
  /**
   * Creates the list whose name is typed but not submitted yet.
   * @returns the list; null when no name is typed, 'failed' when it could not be created.
   */
  finish: () => Promise<SavedListSummary | null | 'failed'>;
};

type Props = { onMade: (list: SavedListSummary) => void; ref?: Ref<NewListHandle> };

/** Creates a list in a place where one is being chosen. */
export function NewListForm({ onMade, ref }: Props) {
  const t = useTranslations('lists');
  const id = useId();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);

  async function create(): Promise<SavedListSummary | 'failed'> {
    setError(undefined);
    setPending(true);
    try {
      const { data } = await savedApi.createList(name);
      setName('');
      onMade(data);
      return data;
    } catch (failure) {
      setError(sentenceOf(failure));
      return 'failed';
    } finally {
      setPending(false);
    }
  }
  useImperativeHandle(ref, () => ({ finish: async () => (name.trim() === '' ? null : create()) }));

  function submit(event: FormEvent) {
    event.preventDefault();
    void create();
  }

  return (
    <form onSubmit={submit} noValidate className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <SessionEnded isWriting={name !== ''} className="mb-2" />
        <NameField
          id={id}
          error={error}
          label={t('new')}
          value={name}
          most={LIST_NAME_MAX}
          onChange={setName}
        />
      </div>
      <Button type="submit" className="mt-6" loading={pending} idle={!isName(name, LIST_NAME_MAX)}>
        {t('make')}
      </Button>
    </form>
  );
}
