import type { ReactNode } from 'react';
import { ClientMessages } from '@/lib/i18n/client-messages';

/** Messages of the page's buttons. Sent once per layout: other tabs and companies load without. */
export default function DetailLayout({ children }: { children: ReactNode }) {
  return <ClientMessages namespaces={['lists', 'shell']}>{children}</ClientMessages>;
}
