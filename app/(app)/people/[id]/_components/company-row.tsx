import { useTranslations } from 'next-intl';
import { ProtectionMark, StatusMark } from '@/components/company/marks';
import { linkClass } from '@/components/roles/link-class';
import { RoleLine } from '@/components/roles/role-line';
import { dotted } from '@/components/ui/dotted';
import { Link } from '@/components/ui/link';
import { byPlace } from '@/lib/by-place';
import type { CompanyWithRoles } from '@/lib/people/types';

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
