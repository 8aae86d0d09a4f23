import { useTranslations } from 'next-intl';
import { formatDay } from '@/lib/format';
import { bandText } from '@/lib/roles/band-text';
import { hasEnded } from '@/lib/roles/has-ended';
import type { Held } from '@/lib/roles/types';

/** The register's own term, set in lower case because the register writes it in capitals. */
export function Title({ role: { title, organ } }: { role: Held }) {
  const t = useTranslations('roles');
  const words = title ?? organ;
  return words ? (
    <span lang="da" className="block lowercase first-letter:uppercase">
      {words}
    </span>
  ) : (
    t('untitled')
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
