import { useTranslations } from 'next-intl';
import { Avatar } from '@/components/shell/avatar';
import { CardSection } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { adminPaths } from '@/lib/admin-paths';
import { formatMoment, initials } from '@/lib/format';
import type { UserDetail } from '@/lib/users/admin/user-detail';
import { DeleteUser } from './delete-user';
import { PasswordMask } from './password-mask';
import { ResetLink } from './reset-link';
import { RoleSwitch } from './role-switch';

/** `back`: the URL of the table that the account was opened from. */
type Props = { user: UserDetail; isSelf: boolean; back: string };

export function GeneralTab({ user, isSelf, back }: Props) {
  const t = useTranslations('admin');
  const name = `${user.firstname} ${user.lastname}`.trim();
  return (
    <>
      <CardSection id="general" heading={t('general')}>
        <div className="flex flex-col gap-6 sm:flex-row">
          <Avatar initials={initials(name)} picture={user.picture} large />
          <Facts user={user} />
        </div>
        <Link href={adminPaths.auditLog({ person: user.id })} className="link link-alone mt-4">
          {t('auditOf')}
        </Link>
      </CardSection>
      <CardSection id="password" heading={t('password')}>
        <div className="flex flex-wrap items-start justify-between gap-4">
          <PasswordMask />
          <ResetLink id={user.id} />
        </div>
      </CardSection>
      <CardSection id="role" heading={t('role')}>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <div className="min-w-0 flex-1 basis-60">
            <p className="font-medium text-ink">
              {t(user.role === 'ADMIN' ? 'roleAdmin' : 'roleUser')}
            </p>
            <p>{t('roleText')}</p>
          </div>
          <RoleSwitch id={user.id} role={user.role} isSelf={isSelf} />
        </div>
      </CardSection>
      <CardSection id="delete" heading={t('deleteHeading')}>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="min-w-0 flex-1 basis-60">{t('deleteText')}</p>
          <DeleteUser id={user.id} email={user.email} isSelf={isSelf} back={back} />
        </div>
      </CardSection>
    </>
  );
}

function Facts({ user }: { user: UserDetail }) {
  const t = useTranslations('admin');
  const facts = [
    [t('firstName'), user.firstname],
    [t('lastName'), user.lastname],
    [t('email'), user.email],
    [t('id'), user.id],
    [t('since'), formatMoment(user.createdAt)],
    [t('verified'), user.verifiedAt ? formatMoment(user.verifiedAt) : t('notVerified')],
    [t('lastSeen'), user.seenAt ? formatMoment(user.seenAt) : t('never')],
    [t('sessions'), String(user.sessions)],
  ] as const;
  return (
    <dl className="grid min-w-0 flex-1 gap-x-6 gap-y-3 sm:grid-cols-2">
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="break-words text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
