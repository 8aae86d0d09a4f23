import { useTranslations } from 'next-intl';
import { InitialsCircle } from '@/components/company/initials-circle';
import { ProtectionMark } from '@/components/company/marks';
import { RecordedLink } from '@/components/company/recorded-link';
import { dotted } from '@/components/ui/dotted';
import { FullText } from '@/components/ui/full-text';
import { truncate } from '@/lib/format';
import type { Recommendation } from '@/lib/recommendations/types';

type Props = {
  recommendation: Recommendation;
  href: string;
  /** The company whose page shows the recommendation. */
  from: string;
  /** 1-based. */
  position: number;
};

/** The whole item is clickable: the link is stretched over it. */
export function RecommendationItem({ recommendation, href, from, position }: Props) {
  const t = useTranslations();
  const { company, reasons } = recommendation;
  const name = company.name ?? t('company.noName');
  const place = company.postalDistrict ?? company.municipality;
  return (
    <li className="group relative flex gap-3 py-3 has-focus-visible:outline-2 has-focus-visible:outline-accent">
      <InitialsCircle companyKey={company.key} name={name} className="size-9 text-sm" />
      <div className="min-w-0 flex-1">
        <p className="font-medium text-ink group-hover:text-accent-strong" dir="auto">
          <RecordedLink
            href={href}
            click={{ kind: 'recommendation', the_key: company.key, from, position }}
            className="after:absolute after:inset-0 focus-visible:outline-none"
          >
            <FullText lang="da" short={truncate(name, 18, 12)} full={name} />
          </RecordedLink>
        </p>
        <p lang="da" className="dotted text-muted text-sm">
          {dotted([company.industry, place, t('company.cvr', { key: company.key })])}
        </p>
        {company.advertisingProtected && (
          <p className="py-0.5">
            <ProtectionMark />
          </p>
        )}
        <p className="dotted text-body text-xs">
          {dotted(reasons.map((reason) => t(`detail.reason.${reason}`)))}
        </p>
      </div>
    </li>
  );
}
