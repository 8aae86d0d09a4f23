import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { isName, NameField } from '@/components/shell/name-field';
import { Button } from '@/components/ui/button';
import { OpenedDialog } from '@/components/ui/opened-dialog';
import { toast } from '@/components/ui/toast';
import { savedApi } from '@/lib/api/saved';
import { LIST_NAME_MAX } from '@/lib/saved/constants';
import type { SavedListSummary } from '@/lib/saved/types';
import { allOf } from '../list-column';
import { useSavedState } from '../saved-context';
import type { DialogProps } from './saved-dialogs';
import { useAttempt } from './use-attempt';

/** Names a new list, or `list` anew. */
export function ListNameDialog({
  list,
  opener,
  onClose,
}: DialogProps & { list?: SavedListSummary }) {
  const t = useTranslations('savedPage');
  const { data, go } = useSavedState();
  const { error, attempt } = useAttempt();
  const [name, setName] = useState(list?.name ?? '');
  const [pending, setPending] = useState(false);

  async function save() {
    if (list) return (await savedApi.renameList(list.id, name)).message;
    const answer = await savedApi.createList(name);
    go({ ...allOf, list: answer.data.id });
    return answer.message;
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    setPending(true);
    const message = await attempt(save);
    setPending(false);
    if (message === undefined) return;
    toast.success(message);
    data.refresh();
    onClose();
  }

  const heading = list ? t('rename') : t('newList');
  return (
    <OpenedDialog heading={heading} closeLabel={t('close')} opener={opener} onClose={onClose}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4 p-4">
        <NameField
          id="list-name"
          label={t('listName')}
          value={name}
          most={LIST_NAME_MAX}
          error={error}
          autoFocus
          onChange={setName}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            type="submit"
            variant="primary"
            loading={pending}
            disabled={!isName(name, LIST_NAME_MAX)}
          >
            {list ? t('save') : t('make')}
          </Button>
        </div>
      </form>
    </OpenedDialog>
  );
}
