'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { DraftDialog } from '@/components/dialogs/draft-dialog';
import { WholeWords } from '@/components/dialogs/whole-words';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { describedBy, Field, Input, inputClass } from '@/components/ui/field';
import type { OpenedDialogProps } from '@/components/ui/opened-dialog';
import { cn } from '@/lib/cn';
import { EXPORT_FORMATS } from '@/lib/exports/constants';
import type { ExportTarget } from '@/lib/exports/types';
import { formatNumber } from '@/lib/format';
import { useShare } from './use-share';

type Props = OpenedDialogProps & {
  target: ExportTarget;
  total: number;
};

/** Emails companies to someone as a file. */
export function ShareDialog({ target, total, opener, onClose }: Props) {
  const t = useTranslations('share');
  const [isChanged, setChanged] = useState(false);
  return (
    <DraftDialog
      heading={t('heading')}
      closeLabel={t('close')}
      opener={opener}
      onClose={onClose}
      isChanged={isChanged}
    >
      <ShareForm target={target} total={total} onClose={onClose} onWritten={setChanged} />
    </DraftDialog>
  );
}

/** Whether an address or a message was entered; a type is quickly chosen again. */
const hasWords = (form: HTMLFormElement) =>
  [...new FormData(form)].some(([name, value]) => name !== 'format' && value !== '');

function TypeSelect({ error, isSummed }: { error?: string; isSummed: boolean }) {
  const t = useTranslations('share');
  return (
    <Field id="share-type" label={t('type')} error={error} isSummed={isSummed}>
      <select
        id="share-type"
        name="format"
        required
        defaultValue=""
        className={inputClass}
        {...describedBy('share-type', error)}
      >
        <option value="">{t('choose')}</option>
        {EXPORT_FORMATS.map((format) => (
          <option key={format} value={format}>
            {t(format)}
          </option>
        ))}
      </select>
    </Field>
  );
}

type FormProps = Omit<Props, 'opener'> & { onWritten: (isWritten: boolean) => void };

function ShareForm({ target, total, onClose, onWritten }: FormProps) {
  const t = useTranslations('share');
  const { submit, step, errors, failure, wrongFields } = useShare(target, onClose);
  const { isSummed } = wrongFields;
  const email = useRef<HTMLInputElement>(null);
  useEffect(() => email.current?.focus(), []);
  return (
    <form
      onSubmit={submit}
      onInput={(event) => onWritten(hasWords(event.currentTarget))}
      noValidate
      className="flex flex-col gap-4 p-4"
    >
      {failure && <Alert>{failure}</Alert>}
      {wrongFields.summary}
      <p className="text-sm">
        <WholeWords text={t('about', { plural: total, count: formatNumber(total) })} />
      </p>
      <Field id="share-email" label={t('email')} error={errors.toEmail} isSummed={isSummed}>
        <Input
          ref={email}
          id="share-email"
          name="toEmail"
          type="email"
          required
          autoComplete="off"
          {...describedBy('share-email', errors.toEmail)}
        />
      </Field>
      <Field id="share-message" label={t('message')} error={errors.message} isSummed={isSummed}>
        <textarea
          id="share-message"
          name="message"
          required
          className={cn(inputClass, 'h-28 resize-y py-2 touch:h-28')}
          {...describedBy('share-message', errors.message)}
        />
      </Field>
      <TypeSelect error={errors.format} isSummed={isSummed} />
      <p className="text-muted text-sm">
        <WholeWords text={t('protected')} />
      </p>
      <div className="flex items-center justify-end gap-2">
        <p role="status" className="mr-auto text-muted text-sm">
          {step && t(step)}
        </p>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="primary" loading={step !== undefined}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
