import { useCallback, useRef } from 'react';
import { ask, chatHistory } from '@/lib/api/assistant';
import { ApiError } from '@/lib/api/call';
import type { AssistantEvent, AssistantPage } from '@/lib/assistant/types';
import { afterEvent, isLost, isRunning, type Turn, turnsMissingFromHistory } from './turns';
import { useHistory } from './use-history';
import { useTurns } from './use-turns';

const FORBIDDEN = 403;
const isOver = (failure: ApiError) => failure.status === FORBIDDEN;

type Options = { userId: string; onQuotaOver: (question: string) => void };

/** The chat with the assistant. It keeps running while the panel is closed. */
export function useChat({ userId, onQuotaOver }: Options) {
  const history = useHistory(userId);
  const { turns, latest, setTurns, begin, change, stopAll, keep } = useTurns();
  const running = useRef<AbortController>(undefined);
  const { load, loadRemaining, setRemaining } = history;

  function take(id: number, question: string, event: AssistantEvent) {
    if (event.type === 'done') setRemaining(event.remaining);
    if (event.type === 'error' && event.code === 'quota_exceeded') return end(id, question);
    change(id, (turn) => afterEvent(turn, event));
  }

  /** The quota is used up: removes the turn and returns its question to the box. */
  function end(id: number, question: string) {
    keep((turn) => turn.id !== id);
    setRemaining(0);
    onQuotaOver(question);
  }

  /** `again`: the turn being retried. */
  async function send(question: string, page: AssistantPage, again?: Turn) {
    const id = begin(question, again);
    const controller = new AbortController();
    running.current = controller;
    try {
      const asked = { query: question, user_id: userId, page };
      for await (const event of ask(asked, controller.signal)) {
        if (controller.signal.aborted) return;
        take(id, question, event);
      }
    } catch (failure) {
      if (controller.signal.aborted) return;
      if (!(failure instanceof ApiError)) throw failure;
      if (isOver(failure)) return end(id, question);
      change(id, (old) => ({ ...old, state: 'failed', error: failure.message }));
    }
  }

  /**
   * An answer that has started counts against the quota; before its first word the use is refunded.
   */
  function stop() {
    const hasBegun = turns.some(({ state }) => state === 'writing');
    running.current?.abort();
    stopAll();
    if (hasBegun) void loadRemaining();
  }

  /** Reloads the history, which then has every turn with an answer; the others can be retried. */
  const refresh = useCallback(async () => {
    const ended = new Set(latest.current.filter((turn) => !isLost(turn)).map(({ id }) => id));
    const entries = await load();
    if (entries) setTurns((before) => turnsMissingFromHistory(before, ended, entries));
  }, [load, latest, setTurns]);

  async function clear() {
    await chatHistory.clear(userId);
    keep(isRunning);
    await refresh();
  }

  return { ...history, turns, isBusy: turns.some(isRunning), send, stop, refresh, clear };
}
