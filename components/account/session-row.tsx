import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { describeDevice } from '@/lib/auth/describe-device';
import { formatMinute } from '@/lib/format';
import type { SessionOnWire } from '@/lib/users/answers';

type Props = { session: SessionOnWire; onEnd: () => Promise<void> };

export function SessionRow({ session, onEnd }: Props) {
  const t = useTranslations('sessions');
  const device = describeDevice(session.userAgent, useTranslations('sessions.device'));
  const [isEnding, setEnding] = useState(false);

  async function end() {
    setEnding(true);
    await onEnd().finally(() => setEnding(false));
  }

  return (
    <li className="flex items-center justify-between gap-3 px-3 py-2">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium text-ink">
          {device}
          {session.current && <Badge>{t('current')}</Badge>}
        </p>
        <p className="break-words text-muted text-xs">
          {session.address ?? t('unknownAddress')} ·{' '}
          {t('lastSeen', { at: formatMinute(new Date(session.lastSeenAt)) })} ·{' '}
          {t('since', { at: formatMinute(new Date(session.createdAt)) })}
        </p>
      </div>
      {!session.current && (
        <Button loading={isEnding} onClick={end} aria-label={t('endOf', { device })}>
          {t('end')}
        </Button>
      )}
    </li>
  );
}
