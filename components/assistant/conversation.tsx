import { useTranslations } from 'next-intl';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { Exchange, ExchangeSkeleton } from './exchange';
import { Suggestions } from './suggestions';
import type { Turn } from './turns';
import type { useChat } from './use-chat';

type Props = {
  chat: ReturnType<typeof useChat>;
  prompts: string[];
  onAsk: (question: string) => void;
  onAgain: (turn: Turn) => void;
  /** Called when the user follows a link. */
  onLeave?: () => void;
};

/** Within this many pixels of the end, the user is assumed to be reading along. */
const NEAR = 80;

/**
 * Scrolls to the end as the text grows, unless the user has scrolled back to read. The introduction
 * that stands there before the first question is read from its beginning.
 */
function useEnd(turns: Turn[], filled: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useRef(true);
  const count = turns.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the user's own new question always scrolls into view
  useLayoutEffect(() => {
    isNear.current = true;
  }, [count, filled]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: growing content moves the end
  useLayoutEffect(() => {
    if (filled && isNear.current) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [turns, filled]);
  return {
    box,
    onScroll: () => {
      const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = box.current ?? {};
      isNear.current = scrollHeight - scrollTop - clientHeight < NEAR;
    },
  };
}

export function Conversation({ chat, prompts, onAsk, onAgain, onLeave }: Props) {
  const t = useTranslations('assistant');
  const { entries, error, turns, isBusy, refresh } = chat;
  const isEmpty = entries?.length === 0 && turns.length === 0;
  const { box, onScroll } = useEnd(turns, entries !== undefined && !isEmpty);

  /**
   * A button pressed here disappears along with its content, so focus moves to the conversation.
   */
  function stay(work: () => void) {
    box.current?.focus({ preventScroll: true });
    work();
  }

  // Following a link with the keyboard fires a click too.
  function onClick(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a')) onLeave?.();
  }

  return (
    <ScrollRegion
      ref={box}
      aria-label={t('conversation')}
      onScroll={onScroll}
      onClick={onClick}
      className="relative flex min-h-0 flex-1 flex-col gap-5 overflow-y-auto overscroll-contain p-4 focus-visible:-outline-offset-2"
    >
      {entries === undefined && error === undefined && <ExchangeSkeleton />}
      {error !== undefined && (
        <div className="flex flex-col items-start gap-2">
          <Alert>
            {t('historyFailed')} {error}
          </Alert>
          <Button onClick={() => stay(() => void refresh())}>{t('retry')}</Button>
        </div>
      )}
      {isEmpty && (
        <div className="flex flex-col gap-1">
          <p className="font-semibold text-ink text-lg">{t('emptyHeading')}</p>
          <p>{t('emptyText')}</p>
        </div>
      )}
      {entries?.map(({ user, ai, createdAt }) => (
        <Exchange key={createdAt + user} question={user} answer={ai} state="done" />
      ))}
      {turns.map((turn) => (
        <Exchange
          key={turn.id}
          {...turn}
          onAgain={isBusy ? undefined : () => stay(() => onAgain(turn))}
        />
      ))}
      {!isBusy && (entries || error) && (
        <Suggestions
          prompts={prompts}
          short={!isEmpty}
          onAsk={(question) => stay(() => onAsk(question))}
        />
      )}
    </ScrollRegion>
  );
}
