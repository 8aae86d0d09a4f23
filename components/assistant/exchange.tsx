import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button, buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Skeleton } from '@/components/ui/skeleton';
import { MarkdownView } from './markdown-view';
import { ownPath } from './own-path';
import type { Turn } from './turns';

type Props = Omit<Turn, 'id'> & {
  /** Undefined while another question is being answered. */
  onAgain?: () => void;
};

/** A question with its answer, or with the error or stop that ended it. */
export function Exchange({ question, answer, state, error, search, onAgain }: Props) {
  const t = useTranslations('assistant');
  const href = search && ownPath(search.href, window.location.origin);
  return (
    <article className="flex min-w-0 flex-col gap-3">
      <p
        dir="auto"
        className="ml-8 self-end wrap-anywhere whitespace-pre-wrap rounded-lg bg-accent-soft px-3 py-2 text-ink"
      >
        <span className="sr-only">{t('you')} </span>
        {question}
      </p>
      {state === 'waiting' && <AnswerSkeleton />}
      {answer !== '' && <MarkdownView text={answer} />}
      {search && href && (
        <Link href={href} className={buttonClass({ className: LONG_BUTTON })}>
          <span className="min-w-0 break-words">{search.label}</span>
          <ArrowRight aria-hidden className="size-4 shrink-0" />
        </Link>
      )}
      {state === 'failed' && <Alert>{error}</Alert>}
      {state === 'stopped' && <p className="text-muted text-sm">{t('stopped')}</p>}
      {onAgain && (state === 'failed' || state === 'stopped') && (
        <Button onClick={onAgain} className="self-start">
          {t('askAgain')}
        </Button>
      )}
    </article>
  );
}

/** The label of a search can be long, so it wraps. */
const LONG_BUTTON =
  'h-auto min-h-9 shrink self-start whitespace-normal py-2 text-left touch:h-auto';

function AnswerSkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-2 py-1">
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-11/12" />
      <Skeleton className="h-4 w-2/3" />
    </div>
  );
}

/** Shown while the history loads. */
export function ExchangeSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-5">
      {['first', 'second'].map((place) => (
        <div key={place} className="flex flex-col gap-3">
          <Skeleton className="h-9 w-3/5 self-end rounded-lg" />
          <AnswerSkeleton />
        </div>
      ))}
    </div>
  );
}
