import { useTranslations } from 'next-intl';
import { NameForm } from '@/components/dialogs/name-form';
import type { OpenedDialogProps } from '@/components/ui/opened-dialog';
import { toast } from '@/components/ui/toast';
import { savedApi } from '@/lib/api/saved';
import { LIST_NAME_MAX } from '@/lib/saved/constants';
import type { SavedListSummary } from '@/lib/saved/types';
import { allOf } from '../list-column';
import { useSavedState } from '../saved-context';

/** Creates a list, or renames `list`. */
export function ListNameDialog({
  list,
  ...dialog
}: OpenedDialogProps & { list?: SavedListSummary }) {
  const t = useTranslations('savedPage');
  const { data, go } = useSavedState();

  async function save(name: string) {
    if (list) return (await savedApi.renameList(list.id, name)).message;
    const answer = await savedApi.createList(name);
    go({ ...allOf, list: answer.data.id });
    return answer.message;
  }
  async function submit(name: string) {
    toast.success(await save(name));
    data.refresh();
  }

  return (
    <NameForm
      {...dialog}
      heading={list ? t('rename') : t('newList')}
      name={list?.name ?? ''}
      label={t('listName')}
      most={LIST_NAME_MAX}
      submit={list ? t('save') : t('make')}
      onSubmit={submit}
    />
  );
}
