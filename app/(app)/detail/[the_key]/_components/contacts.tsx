import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { MISSING, websiteLink } from '@/components/company/company-text';
import { EmailLink, PhoneLink, WebsiteLink } from '@/components/company/contact-links';
import { CopyButton } from '@/components/company/copy-button';
import { Globe, type Icon, Mail, Phone } from '@/components/ui/icons';
import type { CompanyDetail } from '@/lib/companies/types';
import { formatPhone } from '@/lib/format';
import type { ContactKind, SharedContact } from '@/lib/shared-contacts/types';
import { SharedContactLink } from './shared-contact-link';

type Props = {
  company: CompanyDetail;
  /** What other companies have too; none while it is not known. */
  shared?: readonly SharedContact[];
};

export function Contacts({ company, shared = [] }: Props) {
  const t = useTranslations('detail');
  const site = websiteLink(company.website);
  const { email, phone } = company;
  const others = (kind: ContactKind) => (
    <SharedContactLink
      shared={shared.find((one) => one.kind === kind)}
      className="font-normal text-xs"
    />
  );
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 touch:gap-y-0">
      <Contact icon={Globe} label={t('website')} missing={t('missing')}>
        {site && (
          <>
            <WebsiteLink site={site} className={linkClass} />
            {others('domain')}
          </>
        )}
      </Contact>
      <Contact icon={Mail} label={t('email')} missing={t('missing')}>
        {email && (
          <>
            <EmailLink email={email} className={linkClass} />
            {others('email')}
            {!site && others('domain')}
          </>
        )}
      </Contact>
      <Contact icon={Phone} label={t('phone')} missing={t('missing')}>
        {phone && (
          <>
            <PhoneLink phone={phone} className={linkClass} />
            <CopyButton text={formatPhone(phone)} label={t('copy.phone')} />
            {others('phone')}
          </>
        )}
      </Contact>
    </ul>
  );
}

const linkClass = 'link min-w-0 wrap-anywhere touch:py-2';

type ContactProps = {
  icon: Icon;
  label: string;
  missing: string;
  children: ReactNode;
};

function Contact({ icon: Icon, label, missing, children }: ContactProps) {
  return (
    <li className="flex min-w-0 flex-wrap items-center gap-x-2" title={label}>
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
