'use client';

import { useState } from 'react';
import { ErrorPanel } from '@/components/ui/on-every-page';
import { LAST_WORDS, languageOfPage } from '@/lib/i18n/last-words';
import './globals.css';

/** Replaces the root layout itself, so its messages are not available. */
export default function GlobalError({ retry }: { error: unknown; retry: () => void }) {
  // Of the page being replaced.
  const [language] = useState(languageOfPage);
  const { unexpected, again } = LAST_WORDS[language];
  return (
    <html lang={language}>
      <body className="flex min-h-dvh flex-col font-sans">
        <title>Veminto</title>
        <main className="grid flex-1 place-items-center">
          <ErrorPanel level="h1" heading={unexpected} again={again} retry={retry} />
        </main>
      </body>
    </html>
  );
}
