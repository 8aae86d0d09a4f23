'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { paths } from '@/lib/paths';
import { AssistantFrame } from './assistant-frame';
import { Composer } from './composer';
import { Conversation } from './conversation';
import { useChat } from './use-chat';
import { usePage } from './use-page';
import { useWide } from './use-wide';

type Props = {
  userId: string;
  open: boolean;
  /** Receives focus when the panel closes. */
  opener: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
};

/** Stays mounted while closed, so that an answer in progress can finish. */
export function AssistantPanel({ userId, open, opener, onClose }: Props) {
  const t = useTranslations('assistant');
  const router = useRouter();
  const [draft, setDraft] = useState('');
  const { page, prompts } = usePage();
  const isWide = useWide();
  const chat = useChat({
    userId,
    onQuotaOver: (question) => {
      toast.error(t('quotaOver'));
      setDraft(question);
      onClose();
      router.push(paths.subscription());
    },
  });
  const { refresh } = chat;
  useEffect(() => {
    if (open) void refresh();
  }, [open, refresh]);

  if (!open) return null;
  const onAsk = (question: string) => void chat.send(question, page);
  // The sheet would cover the page that a followed link opens, so it closes.
  const onLeave = isWide ? undefined : onClose;
  return (
    <AssistantFrame isWide={isWide} opener={opener} onClose={onClose}>
      <Conversation
        chat={chat}
        prompts={prompts}
        onAsk={onAsk}
        onAgain={(turn) => void chat.send(turn.question, page, turn)}
        onLeave={onLeave}
      />
      <Composer chat={chat} draft={draft} onDraft={setDraft} onAsk={onAsk} onLeave={onLeave} />
    </AssistantFrame>
  );
}
