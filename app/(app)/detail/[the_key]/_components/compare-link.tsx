import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Scale } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';

/** Links to a comparison with this company, where others can be added. */
export function CompareLink({ companyKey }: { companyKey: string }) {
  const t = useTranslations('detail');
  return (
    <Link
      href={paths.compare({ company: [companyKey] })}
      title={t('compareHint')}
      className={buttonClass()}
    >
      <Scale aria-hidden className="size-4" />
      {t('compare')}
    </Link>
  );
}
