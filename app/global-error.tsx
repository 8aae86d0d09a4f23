'use client';

import { useState } from 'react';
import { ErrorPanel } from '@/components/ui/error-panel';
import { toLanguage } from '@/lib/i18n/languages';
import { LAST_WORDS } from '@/lib/i18n/last-words';
import './globals.css';

/** The language of the page being replaced, taken from its <html> element. */
const languageBefore = () =>
  toLanguage(typeof document === 'undefined' ? undefined : document.documentElement.lang);

/** Replaces the root layout itself, so its messages are not available. */
export default function GlobalError({ retry }: { error: unknown; retry: () => void }) {
  const [language] = useState(languageBefore);
  const { heading, again } = LAST_WORDS[language];
  return (
    <html lang={language}>
      <body className="flex min-h-dvh flex-col font-sans">
        <title>Veminto</title>
        <main className="grid flex-1 place-items-center">
          <ErrorPanel level="h1" heading={heading} again={again} retry={retry} />
        </main>
      </body>
    </html>
  );
}
