import { ArrowUp, Square } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { SessionEnded } from '@/components/session/session-ended';
import { Button } from '@/components/ui/button';
import { ComposerFoot } from './composer-foot';
import { useAnnouncement } from './use-announcement';
import type { useChat } from './use-chat';

/** Maximum characters of a question that the server accepts. */
const LONGEST = 2_000;

type Props = {
  chat: ReturnType<typeof useChat>;
  draft: string;
  onDraft: (text: string) => void;
  onAsk: (question: string) => void;
  onLeave?: () => void;
};

/** The question box, with the number of questions left this month. */
export function Composer({ chat, draft, onDraft, onAsk, onLeave }: Props) {
  const t = useTranslations('assistant');
  const box = useRef<HTMLTextAreaElement>(null);
  const { isBusy, stop } = chat;
  const question = draft.trim();
  const announcement = useAnnouncement(chat.turns);

  useEffect(() => {
    // Touch devices get no autofocus: an on-screen keyboard would cover half of the conversation.
    if (window.matchMedia('(pointer: fine)').matches) box.current?.focus();
  }, []);

  function send() {
    if (question === '' || isBusy) return;
    onDraft('');
    onAsk(question);
    box.current?.focus();
  }

  /** One button both sends a question and stops an answer; as the same element it keeps focus. */
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) stop();
    else send();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <div className="flex shrink-0 flex-col gap-1 border-line border-t p-3 pb-2">
      <SessionEnded isWriting={question !== ''} />
      <form onSubmit={submit} className="flex items-end gap-2">
        <textarea
          ref={box}
          aria-label={t('box')}
          aria-describedby="assistant-hint"
          placeholder={t('placeholder')}
          rows={1}
          maxLength={LONGEST}
          value={draft}
          onChange={(event) => onDraft(event.target.value)}
          onKeyDown={onKeyDown}
          className="input field-sizing-content h-auto max-h-40 min-h-9 min-w-0 flex-1 resize-none py-[7px] touch:h-auto touch:min-h-11"
        />
        <Button
          type="submit"
          variant={isBusy ? 'secondary' : 'primary'}
          icon
          aria-label={t(isBusy ? 'stop' : 'send')}
          title={t(isBusy ? 'stop' : 'send')}
          idle={!isBusy && question === ''}
        >
          {isBusy ? (
            <Square aria-hidden className="size-3.5 fill-current" />
          ) : (
            <ArrowUp aria-hidden className="size-4" />
          )}
        </Button>
      </form>
      <p id="assistant-hint" className="sr-only">
        {t('hint')}
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ComposerFoot chat={chat} onLeave={onLeave} />
    </div>
  );
}
