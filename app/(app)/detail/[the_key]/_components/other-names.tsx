import { useTranslations } from 'next-intl';
import { CardSection } from '@/components/ui/card';
import { formatDay } from '@/lib/format';
import type { OtherName } from '@/lib/history/types';

/** Former names, and secondary names in use. */
export function OtherNames({ names }: { names: OtherName[] }) {
  const t = useTranslations('detail');
  return (
    <CardSection id="other-names" heading={t('otherNames')}>
      {names.length === 0 && <p className="text-muted">{t('noOtherNames')}</p>}
      <ul className="flex flex-col gap-3 empty:hidden">
        {names.map((name) => (
          <li key={Object.values(name).join()}>
            <p lang="da" dir="auto" className="text-ink">
              {name.name}
            </p>
            <p className="text-muted text-xs">
              {t(`nameKind.${name.kind}`)}
              <Period {...name} />
            </p>
          </li>
        ))}
      </ul>
    </CardSection>
  );
}

function Period({ validFrom, validTo }: Pick<OtherName, 'validFrom' | 'validTo'>) {
  const t = useTranslations('detail');
  const from = validFrom && formatDay(validFrom);
  const to = validTo && formatDay(validTo);
  if (from && to) return ` · ${from} – ${to}`;
  if (from) return ` · ${t('since', { day: from })}`;
  return to && ` · ${t('until', { day: to })}`;
}
