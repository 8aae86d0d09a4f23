import { createTranslator } from 'use-intl/core';
import type { Language } from '@/lib/i18n/languages';
import { messages } from '@/lib/i18n/messages';

/** Usable outside of requests and in the mail thread, where there is no language cookie. */
export const mailTexts = (locale: Language) =>
  createTranslator({ locale, messages: messages[locale], namespace: 'mails' });

export type MailTexts = ReturnType<typeof mailTexts>;

/** How an attempt to post to a webhook failed, in the words of the profile's card. */
export const webhookTexts = (locale: Language) =>
  createTranslator({ locale, messages: messages[locale], namespace: 'webhooks' });

export const deviceTexts = (locale: Language) =>
  createTranslator({ locale, messages: messages[locale], namespace: 'sessions.device' });
