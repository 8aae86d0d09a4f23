import { CornerDownRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { cn } from '@/lib/cn';

type Props = {
  prompts: string[];
  /** Limits each suggestion to two lines, for use below a conversation. */
  short: boolean;
  onAsk: (question: string) => void;
};

/** Suggested questions for the current page. */
export function Suggestions({ prompts, short, onAsk }: Props) {
  const t = useTranslations('assistant');
  return (
    <ul aria-label={t('suggestions')} className="mt-auto flex flex-col gap-2">
      {prompts.map((prompt) => (
        <li key={prompt}>
          <button
            type="button"
            title={short ? prompt : undefined}
            onClick={() => onAsk(prompt)}
            className="flex min-h-9 w-full items-start gap-2 rounded-md border border-line px-3 py-2 text-left text-body text-sm transition-colors hover:border-line-strong hover:bg-raised hover:text-ink touch:min-h-11 touch:items-center"
          >
            <CornerDownRight aria-hidden className="size-4 shrink-0 text-muted" />
            <span className={cn('min-w-0 break-words', short && 'line-clamp-2')}>{prompt}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
