import { getLocale, getTimeZone } from 'next-intl/server';
import type { ReactNode } from 'react';
import { type Namespaces, pickedMessages } from '@/lib/i18n/picked-messages';
import { FormTexts } from './form-texts';

type Props = { namespaces: Namespaces; children: ReactNode };

/**
 * Like ClientMessages, for forms that load late: what reads messages in the browser comes along with
 * them, and the page loads none of it before.
 */
export async function FormMessages({ namespaces, children }: Props) {
  const [locale, timeZone, messages] = await Promise.all([
    getLocale(),
    getTimeZone(),
    pickedMessages(namespaces),
  ]);
  return <FormTexts texts={{ locale, timeZone, messages }}>{children}</FormTexts>;
}
