import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { MISSING, websiteLink } from '@/components/company/company-text';
import { CopyButton } from '@/components/company/copy-button';
import { Globe, type Icon, Mail, Phone } from '@/components/ui/icons';
import type { CompanyDetail } from '@/lib/companies/types';
import { formatPhone } from '@/lib/format';

export function Contacts({ company }: { company: CompanyDetail }) {
  const t = useTranslations('detail');
  const site = websiteLink(company.website);
  const { email, phone } = company;
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 touch:gap-y-0">
      <Contact icon={Globe} label={t('website')} missing={t('missing')}>
        {site && (
          <a
            href={site.href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className={linkClass}
          >
            {site.host}
            <span className="sr-only"> ({t('newTab')})</span>
          </a>
        )}
      </Contact>
      <Contact icon={Mail} label={t('email')} missing={t('missing')}>
        {email && (
          <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} className={linkClass}>
            {email}
          </a>
        )}
      </Contact>
      <Contact icon={Phone} label={t('phone')} missing={t('missing')}>
        {phone && (
          <>
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={linkClass}>
              {formatPhone(phone)}
            </a>
            <CopyButton text={formatPhone(phone)} label={t('copy.phone')} />
          </>
        )}
      </Contact>
    </ul>
  );
}

const linkClass = 'link min-w-0 wrap-anywhere touch:py-2';

type Props = {
  icon: Icon;
  label: string;
  missing: string;
  children: ReactNode;
};

function Contact({ icon: Icon, label, missing, children }: Props) {
  return (
    <li className="flex min-w-0 items-center gap-2" title={label}>
      <Icon aria-hidden className="size-4 shrink-0 text-muted" />
      <span className="sr-only">{label}:</span>
      {children || (
        <span className="text-muted">
          <span aria-hidden>{MISSING}</span>
          <span className="sr-only">{missing}</span>
        </span>
      )}
    </li>
  );
}
