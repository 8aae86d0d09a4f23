import type { AssistantEvent, ChatEntryOnWire } from '@/lib/assistant/types';

/** A question of this visit and what has come of its answer, Markdown. */
export type Turn = {
  id: number;
  question: string;
  answer: string;
  state: 'waiting' | 'writing' | 'done' | 'stopped' | 'failed';
  /** What it failed with, in a sentence. */
  error?: string;
  /** The answer as a search. */
  search?: { href: string; label: string };
};

/** The turn after an event of its answer. */
export function afterEvent(turn: Turn, event: AssistantEvent): Turn {
  switch (event.type) {
    case 'text':
      return { ...turn, answer: turn.answer + event.text, state: 'writing' };
    case 'search':
      return { ...turn, search: { href: event.href, label: event.label } };
    case 'done':
      return { ...turn, state: 'done' };
    case 'error':
      return { ...turn, state: 'failed', error: event.error };
    default:
      // Kinds that a newer server may send.
      return turn;
  }
}

export const isRunning = ({ state }: Turn) => state === 'waiting' || state === 'writing';

/** Nothing of it is kept by the server: it failed, or was stopped before the first word. */
export const isLost = (turn: Turn) =>
  isRunning(turn) || turn.state === 'failed' || (turn.state === 'stopped' && turn.answer === '');

/**
 * What a history that was just read does not tell: `ended` are the turns that were over when it was
 * asked for; an answer that ended since then is in it or not.
 */
export function untold(
  turns: readonly Turn[],
  ended: ReadonlySet<number>,
  entries: readonly Pick<ChatEntryOnWire, 'user' | 'ai'>[],
): Turn[] {
  const isTold = ({ id, question, answer }: Turn) =>
    ended.has(id) || entries.some(({ user, ai }) => user === question && ai === answer);
  return turns.filter((turn) => isLost(turn) || !isTold(turn));
}
