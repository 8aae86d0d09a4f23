'use client';

import { useState } from 'react';
import { ErrorPanel } from '@/components/ui/error-panel';
import { toLanguage } from '@/lib/i18n/languages';
import { LAST_WORDS } from '@/lib/i18n/last-words';
import './globals.css';

/** The page that this one takes the place of says what is read here. */
const languageBefore = () =>
  toLanguage(typeof document === 'undefined' ? undefined : document.documentElement.lang);

/** Stands in for the root layout itself, so its texts cannot come from there. */
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
