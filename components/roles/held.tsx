import { useTranslations } from 'next-intl';
import { formatDay } from '@/lib/format';
import { bandText } from '@/lib/roles/band-text';
import { hasEnded } from '@/lib/roles/has-ended';
import { titleOf } from '@/lib/roles/title';
import type { Held } from '@/lib/roles/types';
import { withSoftHyphens } from '@/lib/words/soft-hyphens';

/**
 * What one holder of the role is called: the register's own term, set in lower case because the
 * register writes it in capitals, or the name of the group.
 */
export function Title({ role }: { role: Held }) {
  const t = useTranslations();
  const title = titleOf(role);
  if (title === null) return t('roles.untitled');
  if (title === 'group') return t(`people.groups.${role.group}`);
  return (
    <span lang="da" className="block lowercase first-letter:uppercase">
      {withSoftHyphens(title.words)}
    </span>
  );
}

export function Share({ role: { ownership, votes } }: { role: Held }) {
  const t = useTranslations('roles');
  if (!ownership && !votes) return <span className="text-muted">{t('noShare')}</span>;
  return (
    <>
      {ownership && <span className="block text-ink">{bandText(ownership)}</span>}
      {votes && (
        <span className="block text-muted text-xs">{t('votes', { band: bandText(votes) })}</span>
      )}
    </>
  );
}

/**
 * "01/02/2015", "01/02/2015 – 31/12/2019", or "01/02/2015, until 30/06/2027" for a role that is
 * held until a day in the future.
 */
export function HeldPeriod({ role }: { role: Held }) {
  const t = useTranslations('roles');
  const { validFrom, validTo } = role;
  const from = validFrom ? formatDay(validFrom) : t('unknownDay');
  if (validTo === null) return <>{from}</>;
  const to = formatDay(validTo);
  return <>{hasEnded(role) ? `${from} – ${to}` : t('heldUntil', { from, to })}</>;
}
