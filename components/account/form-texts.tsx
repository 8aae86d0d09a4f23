'use client';

import type { Locale, Messages } from 'next-intl';
import { createContext, type ReactNode } from 'react';

type Texts = { locale: Locale; timeZone: string; messages: Partial<Messages> };

export const FormTextsContext = createContext<Texts | null>(null);

/** Holds the texts of forms until they are loaded. */
export function FormTexts({ texts, children }: { texts: Texts; children: ReactNode }) {
  return <FormTextsContext value={texts}>{children}</FormTextsContext>;
}
