import { useTranslations } from 'next-intl';
import { formatPhone } from '@/lib/format';
import type { websiteLink } from './company-text';

type Props = { className: string };

type Site = NonNullable<ReturnType<typeof websiteLink>>;

/** Opens in another tab. */
export function WebsiteLink({ site, className }: Props & { site: Site }) {
  const t = useTranslations('detail');
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
