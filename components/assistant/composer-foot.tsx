import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';
import { ClearDialog } from './clear-dialog';
import type { useChat } from './use-chat';

type Props = { chat: ReturnType<typeof useChat>; onLeave?: () => void };

/** Shows the number of questions left and the button that clears the history. */
export function ComposerFoot({ chat, onLeave }: Props) {
  const t = useTranslations('assistant');
  const { remaining, entries, turns, clear } = chat;
  const opener = useRef<HTMLButtonElement>(null);
  const [asking, setAsking] = useState(false);
  const isEmpty = !entries?.length && turns.length === 0;
  return (
    <div className="flex min-h-9 items-center justify-between gap-2 text-muted text-sm">
      {remaining !== undefined && (
        <p>
          {remaining === null ? t('noLimit') : t('remaining', { count: remaining })}
          {remaining === 0 && (
            <>
              {'. '}
              <Link href={paths.subscription()} onClick={onLeave} className="link-within">
                {t('upgrade')}
              </Link>
            </>
          )}
        </p>
      )}
      <Button
        ref={opener}
        variant="ghost"
        aria-haspopup="dialog"
        idle={isEmpty || chat.isBusy}
        onClick={() => setAsking(true)}
        className="-mr-2 ml-auto px-2 text-sm"
      >
        {t('clear')}
      </Button>
      {asking && <ClearDialog opener={opener} onClear={clear} onClose={() => setAsking(false)} />}
    </div>
  );
}
