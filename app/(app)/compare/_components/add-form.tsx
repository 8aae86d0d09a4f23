import { useTranslations } from 'next-intl';
import { PlainSearch } from '@/components/search/plain-search';
import type { ComparisonAddress } from '@/lib/comparison/address';
import { paths } from '@/lib/paths';

type Props = { address: ComparisonAddress; add: string; isTooShort: boolean };

/** Adds a company to the comparison. */
export function AddForm({ address: { keys, ofGroups }, add, isTooShort }: Props) {
  const t = useTranslations('compare');
  const texts = { label: t('add'), placeholder: t('placeholder'), button: t('addButton') };
  return (
    <PlainSearch
      action={paths.compare()}
      name="add"
      value={add}
      fresh={`${keys.join()} ${add}`}
      texts={texts}
      isTooShort={isTooShort}
    >
      {keys.map((key) => (
        <input key={key} type="hidden" name="company" value={key} />
      ))}
      {ofGroups && <input type="hidden" name="accounts" value="group" />}
    </PlainSearch>
  );
}
