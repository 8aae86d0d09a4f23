import type { AssistantEvent, ChatEntryOnWire } from '@/lib/assistant/types';

/** A question asked during this visit and the state of its answer (Markdown). */
export type Turn = {
  id: number;
  question: string;
  answer: string;
  state: 'waiting' | 'writing' | 'done' | 'stopped' | 'failed';
  /** The error message, as a sentence. */
  error?: string;
  /** The search that the answer can be opened as. */
  search?: { href: string; label: string };
};

/** Applies an event of the answer to a turn. */
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
      // Event types that only a newer server sends.
      return turn;
  }
}

export const isRunning = ({ state }: Turn) => state === 'waiting' || state === 'writing';

/**
 * The server kept nothing of the turn: it is running, failed, or was stopped before its first word.
 */
export const isLost = (turn: Turn) =>
  isRunning(turn) || turn.state === 'failed' || (turn.state === 'stopped' && turn.answer === '');

/**
 * The turns that a freshly loaded history does not contain. `ended` holds the turns that had
 * finished when it was requested; one that finished since then may or may not be in it.
 */
export function turnsMissingFromHistory(
  turns: readonly Turn[],
  ended: ReadonlySet<number>,
  entries: readonly Pick<ChatEntryOnWire, 'user' | 'ai'>[],
): Turn[] {
  const isTold = ({ id, question, answer }: Turn) =>
    ended.has(id) || entries.some(({ user, ai }) => user === question && ai === answer);
  return turns.filter((turn) => isLost(turn) || !isTold(turn));
}
