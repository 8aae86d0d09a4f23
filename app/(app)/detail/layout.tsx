import type { ReactNode } from 'react';
import { ClientMessages } from '@/lib/i18n/client-messages';

/** The texts of the page's buttons. A layout is sent once: other tabs and companies come without. */
export default function DetailLayout({ children }: { children: ReactNode }) {
  return <ClientMessages namespaces={['lists', 'shell']}>{children}</ClientMessages>;
}
