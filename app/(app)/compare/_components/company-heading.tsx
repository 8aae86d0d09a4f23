import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ProtectionMark, StatusMark } from '@/components/company/marks';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { RemovingLink } from '@/components/ui/removing-link';
import type { CompanyDetail } from '@/lib/companies/types';
import {
  type ComparisonAddress,
  comparisonHref,
  fromComparison,
  withoutCompany,
} from '@/lib/comparison/address';
import { paths } from '@/lib/paths';

type Props = {
  company: CompanyDetail;
  /** Of the comparison. */
  address: ComparisonAddress;
};

/** Column heading: links to the company, with a button that removes it. */
export function CompanyHeading({ company, address }: Props) {
  const t = useTranslations('compare');
  const noName = useTranslations('company')('noName');
  const { key, advertisingProtected } = company;
  const name = company.name ?? noName;
  return (
    <th scope="col" className="px-4 py-3 text-left font-normal print:px-2">
      <div className="flex items-start justify-between gap-1">
        <Link
          href={paths.company(key, fromComparison(address))}
          lang="da"
          dir="auto"
          className="link block min-w-0 break-words font-semibold touch:py-1.5"
        >
          {name}
        </Link>
        <RemovingLink
          kind="column"
          href={comparisonHref(withoutCompany(address, key))}
          scroll={false}
          aria-label={t('takeOut', { name })}
          title={t('takeOut', { name })}
          className={buttonClass({
            icon: true,
            variant: 'ghost',
            className: '-my-2 -mr-3 print:hidden',
          })}
        >
          <X aria-hidden className="size-4" />
        </RemovingLink>
      </div>
      <span className="block text-muted text-xs">{t('cvr', { key })}</span>
      {/* A mark is wider than a quarter of a sheet of paper. */}
      <span className="mt-1.5 flex flex-wrap gap-1 print:*:px-1 print:[&_svg]:hidden">
        <StatusMark
          status={company.status}
          statusSince={company.statusSince}
          ending={company.ending}
        />
        {advertisingProtected && <ProtectionMark />}
      </span>
    </th>
  );
}
