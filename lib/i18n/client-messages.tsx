import { type Messages, NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';

type Props = { namespaces: (keyof Messages)[]; children: ReactNode };

/** Provides client components with only the messages they use. */
export async function ClientMessages({ namespaces, children }: Props) {
  const messages = await getMessages();
  const picked = [...namespaces, 'errors' as const].map((name) => [name, messages[name]]);
  return (
    <NextIntlClientProvider messages={Object.fromEntries(picked)}>
      {children}
    </NextIntlClientProvider>
  );
}
