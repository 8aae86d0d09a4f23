import { useTranslations } from 'next-intl';
import { ProtectionMark, StatusMark } from '@/components/company/marks';
import { HeldPeriod, Share, Title } from '@/components/roles/held';
import { linkClass } from '@/components/roles/link-class';
import { dotted } from '@/components/ui/dotted';
import { Link } from '@/components/ui/link';
import { byPlace } from '@/lib/by-place';
import { cn } from '@/lib/cn';
import type { CompanyWithRoles } from '@/lib/people/types';
import { hasEnded } from '@/lib/roles/has-ended';
import type { Held } from '@/lib/roles/types';

type Props = CompanyWithRoles & { href: string };

/** A company, its status, and the person's roles there. */
export function CompanyRow({ company, roles, href }: Props) {
  const t = useTranslations('person');
  const { key, name, industry, postalDistrict, status, advertisingProtected } = company;
  return (
    <tr className="border-b align-top">
      <th scope="row" className="break-words px-3 py-2.5 text-left font-normal sm:px-4">
        <Link href={href} lang="da" className={linkClass}>
          {name ?? key}
        </Link>
        <span className="dotted text-muted text-xs">
          {dotted([
            t('cvr', { key }),
            ...[industry, postalDistrict].map((text) => text && <span lang="da">{text}</span>),
          ])}
        </span>
        {(status !== 'ACTIVE' || advertisingProtected) && (
          <span className="mt-1 flex flex-wrap gap-1">
            {status !== 'ACTIVE' && (
              <StatusMark
                status={status}
                statusSince={company.statusSince}
                ending={company.ending}
              />
            )}
            {advertisingProtected && <ProtectionMark />}
          </span>
        )}
      </th>
      <td className="px-3 py-2.5 sm:px-4">
        <ul className="flex flex-col gap-1.5">
          {byPlace(roles, (role) => (
            <RoleLine role={role} isCeased={status === 'CEASED'} />
          ))}
        </ul>
      </td>
    </tr>
  );
}

/** The role, its share, and its period. */
function RoleLine({ role, isCeased }: { role: Held; isCeased: boolean }) {
  const { ownership, votes } = role;
  const ended = isCeased || hasEnded(role);
  return (
    <li className={cn('flex flex-wrap justify-between gap-x-3', ended && 'text-muted')}>
      <div className="min-w-0">
        <Title role={role} />
        {(ownership || votes) && <Share role={role} />}
      </div>
      <span className="text-muted text-xs leading-5">
        <RolePeriod role={role} isCeased={isCeased} />
      </span>
    </li>
  );
}

/** A founding has a single day; roles in a ceased company may lack an end date in the register. */
function RolePeriod({ role, isCeased }: { role: Held; isCeased: boolean }) {
  const t = useTranslations('roles');
  const period = <HeldPeriod role={role} />;
  if (hasEnded(role)) return period;
  const words = role.group === 'FOUNDER' ? 'foundedOn' : isCeased ? 'heldFrom' : 'heldSince';
  return t.rich(words, { day: () => period });
}
