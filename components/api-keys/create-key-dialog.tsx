'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { ShownOnce } from '@/components/dialogs/shown-once';
import { Button } from '@/components/ui/button';
import { describedBy, Field, Input, inputClass } from '@/components/ui/field';
import { OpenedDialog, type OpenedDialogProps } from '@/components/ui/opened-dialog';
import { sentenceOf } from '@/lib/api/call';
import { keysApi } from '@/lib/api/keys';
import {
  KEY_DAYS,
  KEY_NAME_MAX,
  KEY_SCOPES,
  type KeyDays,
  USUAL_KEY_DAYS,
} from '@/lib/api-keys/constants';

const NO_END = 'none';

type Props = OpenedDialogProps & { onCreated: () => void };

/** Asks for a name and scopes, then shows the new key, once. */
export function CreateKeyDialog({ onCreated, opener, onClose }: Props) {
  const t = useTranslations('apiKeys');
  const [made, setMade] = useState<string>();
  const [isMaking, setMaking] = useState(false);

  async function create({ name, writes, expiresInDays }: Wanted) {
    const scopes = writes ? (['read', 'write'] as const) : (['read'] as const);
    setMaking(true);
    try {
      const { key } = await keysApi.create({ name, scopes: [...scopes], expiresInDays });
      setMade(key);
      onCreated();
    } finally {
      setMaking(false);
    }
  }
  /** Not before the answer: its key could not be shown again. */
  const close = () => {
    if (!isMaking) onClose();
  };

  return (
    <OpenedDialog
      heading={t(made ? 'madeHeading' : 'createHeading')}
      closeLabel={t('close')}
      opener={opener}
      onClose={close}
      isHeld={made !== undefined}
    >
      {made ? (
        <ShownOnce
          id="new-key"
          label={t('key')}
          text={t('madeText')}
          secret={made}
          words={{ copy: t('copy'), copied: t('copied'), done: t('done') }}
          onDone={onClose}
        />
      ) : (
        <KeyForm onCreate={create} onCancel={close} />
      )}
    </OpenedDialog>
  );
}

type Wanted = { name: string; writes: boolean; expiresInDays: KeyDays | null };

type FormProps = {
  /** If it throws, the error is shown at the field. */
  onCreate: (wanted: Wanted) => Promise<void>;
  onCancel: () => void;
};

function KeyForm({ onCreate, onCancel }: FormProps) {
  const t = useTranslations('apiKeys');
  const [name, setName] = useState('');
  const [scope, setScope] = useState<(typeof KEY_SCOPES)[number]>('read');
  const [days, setDays] = useState<KeyDays | null>(USUAL_KEY_DAYS);
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    setError(undefined);
    setPending(true);
    try {
      await onCreate({ name: name.trim(), writes: scope === 'write', expiresInDays: days });
    } catch (failure) {
      setPending(false);
      setError(sentenceOf(failure));
    }
  }

  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-4 p-4">
      <Field id="key-name" label={t('name')} error={error}>
        <Input
          {...describedBy('key-name', error, 'key-name-hint')}
          id="key-name"
          value={name}
          maxLength={KEY_NAME_MAX}
          autoComplete="off"
          autoFocus
          onChange={(event) => setName(event.target.value)}
        />
        <p id="key-name-hint" className="text-muted text-xs">
          {t('nameHint')}
        </p>
      </Field>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1 font-medium text-ink text-sm">{t('scope')}</legend>
        {KEY_SCOPES.map((choice) => (
          <label key={choice} className="checkbox">
            <input
              type="radio"
              name="key-scope"
              value={choice}
              checked={scope === choice}
              onChange={() => setScope(choice)}
              className="radio"
            />
            {t(choice === 'read' ? 'readHint' : 'writeHint')}
          </label>
        ))}
      </fieldset>
      <Field id="key-days" label={t('validFor')}>
        <select
          {...describedBy('key-days', undefined, 'key-days-hint')}
          id="key-days"
          value={days ?? NO_END}
          onChange={({ target }) =>
            setDays(KEY_DAYS.find((one) => String(one) === target.value) ?? null)
          }
          className={inputClass}
        >
          {KEY_DAYS.map((one) => (
            <option key={one} value={one}>
              {t('days', { days: one })}
            </option>
          ))}
          <option value={NO_END}>{t('noEnd')}</option>
        </select>
        <p id="key-days-hint" className="text-muted text-xs">
          {t('validForHint')}
        </p>
      </Field>
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button type="submit" variant="primary" loading={isPending} disabled={name.trim() === ''}>
          {t('create')}
        </Button>
      </div>
    </form>
  );
}
