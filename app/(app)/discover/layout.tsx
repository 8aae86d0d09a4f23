import type { ReactNode } from 'react';
import { ClientMessages } from '@/lib/i18n/client-messages';

/** The messages of the page. Sent once per layout: other filters and pages load without them. */
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
