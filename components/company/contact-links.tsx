import { useTranslations } from 'next-intl';
import { formatPhone } from '@/lib/format';
import { websiteLink } from './company-text';

type Props = { className: string };

/** Opens in another tab. Nothing where the register's text is no web address. */
export function WebsiteLink({ website, className }: Props & { website: string | null }) {
  const t = useTranslations('detail');
  const site = websiteLink(website);
  if (!site) return null;
  return (
    <a href={site.href} target="_blank" rel="noopener noreferrer nofollow" className={className}>
      {site.host}
      <span className="sr-only"> ({t('newTab')})</span>
    </a>
  );
}

export const EmailLink = ({ email, className }: Props & { email: string }) => (
  <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} className={className}>
    {email}
  </a>
);

export const PhoneLink = ({ phone, className }: Props & { phone: string }) => (
  <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={className}>
    {formatPhone(phone)}
  </a>
);
