'use client';

import { ErrorPanel } from '@/components/ui/on-every-page';
import { lastWords } from '@/lib/i18n/last-words';

export type RouteErrorProps = { error: unknown; retry: () => void };

/** The content of every error.tsx. The digest is the id that the error was logged under. */
export function RouteError({ error, retry }: RouteErrorProps) {
  const words = lastWords();
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : undefined;
  return (
    <ErrorPanel
      level="h1"
      heading={words.unexpected}
      hint={words.hint}
      reference={digest && words.requestId(digest)}
      again={words.again}
      retry={retry}
    />
  );
}
