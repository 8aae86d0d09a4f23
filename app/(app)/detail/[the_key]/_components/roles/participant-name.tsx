import { useLocale, useTranslations } from 'next-intl';
import { ProtectionMark } from '@/components/company/marks';
import { linkClass } from '@/components/roles/link-class';
import { Building2, UserRound } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { cn } from '@/lib/cn';
import { formatNumber } from '@/lib/format';
import { MOST_COUNTED } from '@/lib/roles/constants';
import type { CompanyRole } from '@/lib/roles/types';
import type { RolesHref } from './roles-href';

type Props = { role: CompanyRole; to: RolesHref };

/** Links to all roles of a person or company; for a company also to its page. */
export function ParticipantName({ role, to }: Props) {
  const t = useTranslations('roles');
  const language = useLocale();
  const { id, kind, name, companyKey, advertisingProtected } = role.participant;
  const Icon = kind === 'PERSON' ? UserRound : Building2;
  return (
    <div className="flex gap-2">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
      <div className="min-w-0">
        <Link href={to.person(id)} lang="da" className={linkClass}>
          {name}
          <span className="sr-only" lang={language}>
            , {t('allCompanies')}
          </span>
        </Link>
        {companyKey && (
          // On the narrowest screens the mark has just the room of its word.
          <span className="mt-0.5 flex flex-wrap items-baseline gap-x-2 text-muted text-xs max-[22rem]:[&_svg]:hidden max-[22rem]:[&>span]:px-1">
            <Link
              href={to.company(companyKey)}
              className={cn(linkClass, 'inline-flex min-h-6 items-center')}
            >
              {t('cvr', { key: companyKey })}
            </Link>
            {advertisingProtected && <ProtectionMark />}
          </span>
        )}
        <Elsewhere role={role} to={to} />
      </div>
    </div>
  );
}

/** Names one other company, and how many more there are. */
function Elsewhere({ role: { others, othersTotal }, to }: Props) {
  const t = useTranslations('roles');
  const [first] = others;
  if (!first) return null;
  const more = othersTotal - 1;
  const count = formatNumber(more);
  return (
    <span className="block text-muted text-xs">
      {t('also')}{' '}
      <Link href={to.company(first.key)} lang="da" className={linkClass}>
        {first.name ?? first.key}
      </Link>
      {more > 0 && othersTotal < MOST_COUNTED && ` ${t('andMore', { count, plural: more })}`}
      {othersTotal >= MOST_COUNTED && ` ${t('andMany', { count })}`}
    </span>
  );
}
