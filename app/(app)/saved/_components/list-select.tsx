import { ListPlus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { formatNumber } from '@/lib/format';
import { labelKey } from '@/lib/saved/label';
import { allOf, OtherPages } from './list-column';
import { useSavedState } from './saved-context';

/** Replaces the list column on screens too narrow for it. */
export function ListSelect() {
  const t = useTranslations('savedPage');
  const { params, go, data, open } = useSavedState();
  const { total, lists, tags } = data.overview;
  const tag = tags.find(({ name }) => labelKey(name) === labelKey(params.tag))?.name;
  const shown = params.list ? `list:${params.list}` : tag ? `tag:${tag}` : '';
  function choose(value: string) {
    const list = value.startsWith('list:') ? value.slice('list:'.length) : null;
    go({ ...allOf, list, tag: value.startsWith('tag:') ? value.slice('tag:'.length) : '' });
  }
  return (
    <div className="flex flex-wrap items-center gap-2 lg:hidden print:hidden">
      <Select
        label={t('lists')}
        value={shown}
        onChange={choose}
        className="min-w-0 flex-1"
        fieldClass="min-w-0"
      >
        <option value="">{t('counted', { name: t('all'), count: formatNumber(total) })}</option>
        {lists.length > 0 && (
          <optgroup label={t('lists')}>
            {lists.map(({ id, name, count }) => (
              <option key={id} value={`list:${id}`}>
                {t('counted', { name, count: formatNumber(count) })}
              </option>
            ))}
          </optgroup>
        )}
        {tags.length > 0 && (
          <optgroup label={t('tags')}>
            {tags.map(({ name, count }) => (
              <option key={name} value={`tag:${name}`}>
                {t('counted', { name, count: formatNumber(count) })}
              </option>
            ))}
          </optgroup>
        )}
      </Select>
      <Button aria-haspopup="dialog" onClick={() => open({ kind: 'new-list' })}>
        <ListPlus aria-hidden className="size-4" />
        {t('newList')}
      </Button>
      <OtherPages className="w-full" />
    </div>
  );
}
