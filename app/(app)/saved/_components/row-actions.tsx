import { ListPlus, type LucideIcon, Pencil, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { SavedRow } from '@/lib/saved/types';
import { type OpenDialog, useSavedState } from './saved-context';

/** The actions on one company. */
export function RowActions({ row }: { row: SavedRow }) {
  const t = useTranslations('savedPage');
  const { name } = row;
  const target = { ids: [row.id] };
  return (
    <span className="-mx-2 flex print:hidden">
      <Action icon={Pencil} label={t('edit', { name })} dialog={{ kind: 'edit', row }} />
      <Action icon={ListPlus} label={t('listsOf', { name })} dialog={{ kind: 'lists', row }} />
      <Action
        icon={Trash2}
        label={t('deleteOf', { name })}
        dialog={{ kind: 'delete', target, count: 1 }}
        data-removing="saved"
      />
    </span>
  );
}

type Props = {
  icon: LucideIcon;
  label: string;
  dialog: OpenDialog;
  /** Marks an action that removes the row. */
  'data-removing'?: string;
};

function Action({ icon: Icon, label, dialog, ...rest }: Props) {
  const { open } = useSavedState();
  return (
    <Button
      {...rest}
      icon
      variant="ghost"
      aria-haspopup="dialog"
      aria-label={label}
      title={label}
      onClick={() => open(dialog)}
    >
      <Icon aria-hidden className="size-4" />
    </Button>
  );
}
