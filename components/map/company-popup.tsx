'use client';

import { useTranslations } from 'next-intl';
import { MISSING } from '@/components/company/company-text';
import { ProtectionMark } from '@/components/company/marks';
import { RecordedLink } from '@/components/company/recorded-link';
import { buttonClass } from '@/components/ui/button';
import { formatNumber, truncate, truncateWords } from '@/lib/format';
import type { MapCompany } from '@/lib/search/map-clusters';
import { Popup } from './popup';
import { useCompanyHref } from './use-company-href';

type Props = {
  company: MapCompany;
  /** The position in the result list; undefined for a company that is not in it. */
  number?: number;
  onClose: () => void;
};

export function CompanyPopup({ company, number, onClose }: Props) {
  const t = useTranslations('map');
  const href = useCompanyHref();
  const name = company.name ?? t('noName');
  const shown = truncate(name, 22, 15);
  const isCut = shown !== name;
  return (
    <Popup
      heading={number === undefined ? shown : `${formatNumber(number)}. ${shown}`}
      title={isCut ? name : undefined}
      onClose={onClose}
    >
      {isCut && (
        <p lang="da" dir="auto" className={WHOLE}>
          {name}
        </p>
      )}
      <p lang="da" title={company.industry ?? undefined} className="text-body text-sm">
        {company.industry ? truncateWords(company.industry, 45) : MISSING}
      </p>
      {company.advertisingProtected && (
        <p>
          <ProtectionMark />
        </p>
      )}
      <RecordedLink
        href={href(company.key)}
        click={{ kind: 'search', the_key: company.key, position: number }}
        className={buttonClass({ variant: 'primary', className: 'mt-2' })}
      >
        {t('viewProfile')}
      </RecordedLink>
    </Popup>
  );
}

/** For keyboard users; pointers get the title. */
const WHOLE =
  'sr-only break-words text-ink group-focus-visible:not-sr-only group-has-focus-visible:not-sr-only';
