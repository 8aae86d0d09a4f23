import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ENDS_SOON_DAYS } from '@/lib/api-keys/constants';
import { daysLeft } from '@/lib/api-keys/days-left';
import type { KeyOnWire } from '@/lib/api-keys/types';
import { cn } from '@/lib/cn';
import { formatMinute } from '@/lib/format';

type Props = { apiKey: KeyOnWire; onRevoke: () => Promise<void> };

export function KeyRow({ apiKey, onRevoke }: Props) {
  const { name, prefix, scopes, createdAt, lastUsedAt, expiresAt, revokedAt } = apiKey;
  const t = useTranslations('apiKeys');
  const row = useRef<HTMLLIElement>(null);
  const moment = (at: string) => formatMinute(new Date(at));
  const lastUsed = lastUsedAt ? t('lastUsed', { at: moment(lastUsedAt) }) : t('neverUsed');
  const left = daysLeft(expiresAt);
  const hasExpired = left !== null && left < 0;
  const hasEnded = revokedAt !== null || hasExpired;
  const endsSoon = !hasEnded && left !== null && left < ENDS_SOON_DAYS;
  const end = expiresAt
    ? t(hasExpired ? 'expiredAt' : 'expires', { at: moment(expiresAt) })
    : t('noEnd');

  async function revoke() {
    // The pressed buttons are gone by then, so move the focus first.
    row.current?.focus();
    await onRevoke();
  }

  return (
    <li
      ref={row}
      tabIndex={-1}
      className="flex flex-wrap items-center justify-between gap-3 px-3 py-2"
    >
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 break-words font-medium text-ink">
          <span className={cn('min-w-0 break-words', hasEnded && 'text-muted')}>{name}</span>
          <Badge>{t(scopes.includes('write') ? 'write' : 'read')}</Badge>
          {hasEnded && <Badge tone="warn">{t(revokedAt ? 'revoked' : 'expired')}</Badge>}
          {endsSoon && <Badge tone="warn">{t('endsSoon', { days: left })}</Badge>}
        </p>
        <p className="break-words text-muted text-xs">
          <code>{prefix}…</code> · {t('created', { at: moment(createdAt) })} · {lastUsed} · {end}
        </p>
      </div>
      {!hasEnded && <Revoke name={name} onRevoke={revoke} />}
    </li>
  );
}

/** Asks for confirmation: programs that use the key stop working. */
function Revoke({ name, onRevoke }: { name: string; onRevoke: () => Promise<void> }) {
  const t = useTranslations('apiKeys');
  const [step, setStep] = useState<'ready' | 'asking' | 'working'>('ready');
  const returns = useRef(false);

  async function revoke() {
    setStep('working');
    await onRevoke();
    setStep('ready');
  }

  function cancel() {
    returns.current = true;
    setStep('ready');
  }

  if (step === 'ready') {
    return (
      <Button
        aria-label={t('revokeOf', { name })}
        autoFocus={returns.current}
        onClick={() => setStep('asking')}
      >
        {t('revoke')}
      </Button>
    );
  }
  return (
    <fieldset
      aria-label={t('revokeOf', { name })}
      className="flex w-full flex-wrap items-center gap-3"
    >
      <p role="status" className="w-full text-sm">
        {t('confirm', { name })}
      </p>
      <Button variant="primary" autoFocus loading={step === 'working'} onClick={revoke}>
        {t('confirmYes')}
      </Button>
      <Button disabled={step === 'working'} onClick={cancel}>
        {t('cancel')}
      </Button>
    </fieldset>
  );
}
