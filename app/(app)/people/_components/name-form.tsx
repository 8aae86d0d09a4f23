import { useTranslations } from 'next-intl';
import { PlainSearch } from '@/components/search/plain-search';
import { paths } from '@/lib/paths';

export function NameForm({ name, isTooShort }: { name: string; isTooShort: boolean }) {
  const t = useTranslations('people');
  const texts = { label: t('name'), placeholder: t('placeholder'), button: t('search') };
  return (
    <PlainSearch
      action={paths.people()}
      name="name"
      value={name}
      texts={texts}
      isTooShort={isTooShort}
    />
  );
}
