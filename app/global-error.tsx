'use client';

import { ErrorPanel } from '@/components/ui/error-panel';
import './globals.css';

/** Stands in for the root layout itself, so its texts cannot come from there. */
export default function GlobalError({ retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="en">
      <body className="flex min-h-dvh flex-col font-sans">
        <title>Veminto</title>
        <main className="grid flex-1 place-items-center">
          <ErrorPanel
            heading="Oops! Sorry, an unexpected error has occurred"
            again="Try again"
            retry={retry}
          />
        </main>
      </body>
    </html>
  );
}
