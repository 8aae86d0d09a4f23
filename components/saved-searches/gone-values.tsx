import { useTranslations } from 'next-intl';

/** Says that no company has some values of a saved search any more. Renders nothing for none. */
export function GoneValues({ values }: { values: readonly string[] }) {
  const t = useTranslations('savedSearches');
  if (values.length === 0) return null;
  const named = values.map((value) => t('goneValue', { value })).join(', ');
  return (
    <p className="text-body text-sm">
      {t.rich('goneValues', {
        values: named,
        count: values.length,
        da: (text) => <span lang="da">{text}</span>,
      })}
    </p>
  );
}
