import { useTranslations } from 'next-intl';
import { SwitchNav } from '@/components/ui/switch-nav';
import { formatNumber } from '@/lib/format';
import { opensOnFormer } from '@/lib/roles/opening';
import type { RolesPage } from '@/lib/roles/types';
import type { RolesHref } from './roles-href';

type Props = {
  roles: RolesPage;
  /** Which of the two is shown; null for neither. */
  former: boolean | null;
  to: RolesHref;
};

/** Switches between current and former roles. */
export function RolesBar({ roles, former, to }: Props) {
  const t = useTranslations('roles');
  const { currentTotal, formerTotal } = roles;
  const opening = opensOnFormer(roles);
  const choices = [
    { past: false, text: t('today', { count: formatNumber(currentTotal) }) },
    { past: true, text: t('former', { count: formatNumber(formerTotal) }) },
  ];
  return (
    <SwitchNav
      label={t('which')}
      choices={choices.map(({ past, text }) => ({
        text,
        href: to.view({ former: past === opening ? undefined : past }),
        isCurrent: past === former,
      }))}
    />
  );
}
