import type { ReactNode } from 'react';
import { ClientMessages } from '@/lib/i18n/client-messages';

/** The texts of the page. A layout is sent once: other filters and pages come without them. */
export default function SegmentationLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages
      namespaces={[
        ...(['app', 'shell', 'search', 'filters', 'discover', 'company'] as const),
        ...(['segmentation', 'histogram', 'saveSearch', 'saveAll', 'lists', 'exports'] as const),
      ]}
    >
      {children}
    </ClientMessages>
  );
}
