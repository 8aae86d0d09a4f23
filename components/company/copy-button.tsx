'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Drawn } from '@/components/ui/drawn';
import { toast } from '@/components/ui/toast';

type Props = { text: string; label: string };

/** Copies what it stands beside. The toast says so to everyone, and why not where it may not. */
export function CopyButton({ text, label }: Props) {
  const t = useTranslations('shell');
  const locale = useLocale();

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('copied', { text }));
    } catch {
      // Not permitted, or not there without HTTPS.
      toast.error(t('notCopied'));
    }
  }

  return (
    <button
      type="button"
      // It stands beside what is in Danish.
      lang={locale}
      aria-label={label}
      title={label}
      onClick={copy}
      className="-my-1 inline-grid size-6 shrink-0 place-items-center rounded-sm align-middle text-muted hover:bg-raised hover:text-ink touch:-my-3 touch:size-11 print:hidden"
    >
      <Drawn
        className="size-3.5"
        d="M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2zM4 16a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2"
      />
    </button>
  );
}
