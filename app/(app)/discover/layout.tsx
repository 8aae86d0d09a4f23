import type { ReactNode } from 'react';
import { ClientMessages } from '@/lib/i18n/client-messages';

/** The texts of the page. A layout is sent once: other filters and pages come without them. */
export default function DiscoverLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages
      namespaces={[
        ...(['app', 'shell', 'search', 'filters', 'discover', 'company'] as const),
        ...(['saveSearch', 'saveAll', 'lists', 'exports', 'map'] as const),
      ]}
    >
      {children}
    </ClientMessages>
  );
}
