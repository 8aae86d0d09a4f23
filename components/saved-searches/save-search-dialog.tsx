'use client';

import { useTranslations } from 'next-intl';
import { NameForm } from '@/components/dialogs/name-form';
import { useHasUnapplied } from '@/components/filters/unapplied';
import { Link } from '@/components/ui/link';
import type { OpenedDialogProps } from '@/components/ui/opened-dialog';
import { toast } from '@/components/ui/toast';
import { savedSearchesApi } from '@/lib/api/saved-searches';
import { paths } from '@/lib/paths';
import { MAX_NAME_LENGTH } from '@/lib/saved-searches/constants';
import { hidesSaved, keptOf } from '@/lib/saved-searches/hiding';
import type { SearchKind } from '@/lib/saved-searches/types';
import { AskedChips } from './asked-chips';
import { useSuggestedName } from './use-suggested-name';

type Props = OpenedDialogProps & {
  kind: SearchKind;
  query: Record<string, string>;
};

export function SaveSearchDialog({ kind, query: asked, opener, onClose }: Props) {
  const t = useTranslations('saveSearch');
  const { query, isWhole } = keptOf(asked);
  const suggested = useSuggestedName(query);
  const hasUnapplied = useHasUnapplied();
  async function save(name: string) {
    const text = new URLSearchParams(query).toString();
    const { message } = await savedSearchesApi.create({ name, kind, query: text });
    toast.success(message);
  }
  return (
    <NameForm
      heading={t('heading')}
      name={suggested}
      label={t('name')}
      most={MAX_NAME_LENGTH}
      submit={t('save')}
      onSubmit={save}
      opener={opener}
      onClose={onClose}
    >
      <p className="text-body">
        {t('text')}{' '}
        <Link href={paths.savedSearches()} className="link-within">
          {t('all')}
        </Link>
      </p>
      <AskedChips query={query} />
      {hidesSaved(query) && <p className="text-body text-sm">{t('hidesSaved')}</p>}
      {!isWhole && <p className="font-medium text-ink text-sm">{t('withoutSaved')}</p>}
      {hasUnapplied && <p className="font-medium text-ink text-sm">{t('unapplied')}</p>}
    </NameForm>
  );
}
