import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { type Namespaces, pickedMessages } from './picked-messages';

type Props = { namespaces: Namespaces; children: ReactNode };

/** Provides client components with only the messages they use. */
export async function ClientMessages({ namespaces, children }: Props) {
  return (
    <NextIntlClientProvider messages={await pickedMessages(namespaces)}>
      {children}
    </NextIntlClientProvider>
  );
}
