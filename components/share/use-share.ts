import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { fetchSharedFile } from '@/components/exports/fetch-file';
import { useWrongFields } from '@/components/failures/use-wrong-fields';
import { toast } from '@/components/ui/toast';
import { useOutcome } from '@/components/ui/use-outcome';
import { ApiError } from '@/lib/api/call';
import { filesApi } from '@/lib/api/files';
import { newRequestKey } from '@/lib/api/request-key';
import { EXPORT_FORMATS } from '@/lib/exports/constants';
import type { ExportFormat, ExportTarget } from '@/lib/exports/types';
import { ownWords } from '@/lib/i18n/own-words';
import { SHARE_MAX_BYTES, SHARE_MESSAGE_MAX, SHARE_MESSAGES } from '@/lib/shares/constants';

/** In the order of the form. */
const FIELDS = ['toEmail', 'message', 'format'] as const;
type Values = Record<(typeof FIELDS)[number], string>;
type ShareErrors = Partial<Values>;

/** A rough check before the file is made; the server checks more strictly. */
const LOOKS_LIKE_EMAIL = /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/;

async function check({ toEmail, message, format }: Values): Promise<ShareErrors> {
  const { required, email, messageTooLong } = SHARE_MESSAGES;
  const say = await ownWords();
  const wrong: ShareErrors = {};
  if (toEmail === '') wrong.toEmail = say(required);
  else if (!LOOKS_LIKE_EMAIL.test(toEmail)) wrong.toEmail = say(email);
  if (message === '') wrong.message = say(required);
  else if (message.length > SHARE_MESSAGE_MAX) wrong.message = say(messageTooLong);
  if (format === '') wrong.format = say(required);
  return wrong;
}

function valuesOf(form: HTMLFormElement): Values {
  const data = new FormData(form);
  const entries = FIELDS.map((name) => [name, String(data.get(name) ?? '').trim()]);
  return Object.fromEntries(entries) as Values;
}

function focusFirst(form: HTMLFormElement, errors: ShareErrors) {
  const name = FIELDS.find((field) => errors[field]);
  const element = name && form.elements.namedItem(name);
  if (element instanceof HTMLElement) element.focus();
}

function bodyOf({ toEmail, message }: Values, file: File, requestKey: string): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries({ toEmail, message, requestKey })) {
    body.set(name, value);
  }
  body.set('file', file);
  return body;
}

/** The fields that the server refused. */
function refusedFields(error: unknown): ShareErrors {
  const { toEmail, message }: ShareErrors = error instanceof ApiError ? error.fields : {};
  return { ...(toEmail && { toEmail }), ...(message && { message }) };
}

/**
 * Makes the file once per format and sends it. A retry, when it is unknown whether the first
 * attempt arrived, uses the same key, so that the email goes out only once.
 */
export function useShare(target: ExportTarget, onClose: () => void) {
  const t = useTranslations('share');
  const [step, setStep] = useState<'making' | 'sending'>();
  const [errors, setErrors] = useState<ShareErrors>({});
  const wrongFields = useWrongFields();
  const { error: failure, tell, close, isOpen } = useOutcome(onClose);
  const made = useRef<{ format: ExportFormat; file: File }>(undefined);
  const request = useRef<{ words: string; key: string }>(undefined);
  /** A ref, because it is set before the next render: a double click sends only once. */
  const isBusy = useRef(false);

  function show(wrong: ShareErrors) {
    setErrors(wrong);
    wrongFields.say(wrong);
  }

  async function fileOf(format: ExportFormat): Promise<File> {
    if (made.current?.format !== format) {
      setStep('making');
      made.current = { format, file: await fetchSharedFile(target, format) };
    }
    return made.current.file;
  }

  async function send(values: Values) {
    const format = EXPORT_FORMATS.find((one) => one === values.format);
    if (!format) return;
    const file = await fileOf(format);
    // The dialog was closed before anything was sent, which cancels it.
    if (!isOpen()) return;
    if (file.size > SHARE_MAX_BYTES) throw new Error((await ownWords())(SHARE_MESSAGES.tooLarge));
    setStep('sending');
    const words = JSON.stringify(values);
    if (request.current?.words !== words) request.current = { words, key: newRequestKey() };
    const { message } = await filesApi.share(bodyOf(values, file, request.current.key));
    toast.success(message);
    close();
  }

  function refuse(error: unknown, form: HTMLFormElement) {
    if (error instanceof ApiError && error.code === 'conflict') request.current = undefined;
    const wrong = isOpen() ? refusedFields(error) : {};
    show(wrong);
    if (Object.keys(wrong).length > 0) focusFirst(form, wrong);
    else tell(error instanceof Error ? error.message : t('unreadable'));
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await attempt(event.currentTarget);
    } finally {
      isBusy.current = false;
    }
  }

  async function attempt(form: HTMLFormElement) {
    const values = valuesOf(form);
    const wrong = await check(values);
    show(wrong);
    tell(undefined);
    if (Object.keys(wrong).length > 0) return focusFirst(form, wrong);
    try {
      await send(values);
    } catch (error) {
      refuse(error, form);
    } finally {
      setStep(undefined);
    }
  }

  return { submit, step, errors, failure, wrongFields };
}
