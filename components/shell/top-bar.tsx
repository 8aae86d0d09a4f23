import { useTranslations } from 'next-intl';
import { NotificationBell } from '@/components/notifications/bell';
import { CompactSearch } from '@/components/search/compact-search';
import { Bell } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import type { SessionUser } from '@/lib/auth/types';
import { initials } from '@/lib/format';
import { paths } from '@/lib/paths';
import { PersonAvatar } from './avatar';
import { Logo } from './logo';
import { MobileMenu } from './mobile-menu';
import { NavLink } from './nav-link';
import { UserMenu } from './user-menu';

type Props = { user: SessionUser; unread: number; pictureVersion: string | null };

export function TopBar({ user, unread, pictureVersion }: Props) {
  const t = useTranslations('shell');
  const name = `${user.firstName} ${user.lastName}`.trim();
  const person = {
    name,
    email: user.email,
    initials: initials(name),
    picture: pictureVersion && paths.picture(user.id, pictureVersion),
    isAdmin: user.role === 'ADMIN',
    isSubscriber: user.isSubscriber,
  };
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-surface print:hidden">
      <div className="mx-auto flex h-14 max-w-[120rem] items-center gap-3 px-4 sm:gap-6 sm:px-6 lg:px-8">
        <Link href={paths.search()} aria-label={t('home')} className="flex rounded-md">
          <Logo wordClass="max-sm:sr-only" />
        </Link>
        <div className="flex flex-1 justify-start">
          <CompactSearch userId={user.id} />
        </div>
        <nav aria-label={t('pages')} className="hidden items-center lg:flex">
          <NavLink href={paths.segmentation()}>{t('segmentation')}</NavLink>
          <NavLink href={paths.saved()}>{t('saved')}</NavLink>
          {!user.isSubscriber && <NavLink href={paths.subscription()}>{t('tryPremium')}</NavLink>}
        </nav>
        <NotificationBell
          unread={unread}
          isSubscriber={user.isSubscriber}
          icon={<Bell aria-hidden className="size-5" />}
        />
        <div className="hidden lg:block">
          <UserMenu person={person} avatar={<PersonAvatar person={person} />} />
        </div>
        <div className="lg:hidden">
          <MobileMenu person={person} />
        </div>
      </div>
    </header>
  );
}
