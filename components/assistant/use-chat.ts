import { useCallback, useRef, useState } from 'react';
import { ask, chatHistory } from '@/lib/api/assistant';
import { ApiError } from '@/lib/api/call';
import type { AssistantEvent, AssistantPage } from '@/lib/assistant/types';
import { afterEvent, isLost, isRunning, type Turn, untold } from './turns';
import { useHistory } from './use-history';

const FORBIDDEN = 403;
const isOver = (failure: ApiError) => failure.status === FORBIDDEN;

type Options = { userId: string; onQuotaOver: (question: string) => void };

/** The talk with the assistant. It goes on while the panel is closed. */
export function useChat({ userId, onQuotaOver }: Options) {
  const history = useHistory(userId);
  const [turns, setTurns] = useState<Turn[]>([]);
  const running = useRef<AbortController>(undefined);
  const lastId = useRef(0);
  const latest = useRef(turns);
  latest.current = turns;
  const { load, setRemaining } = history;

  function change(id: number, next: (turn: Turn) => Turn) {
    setTurns((before) => before.map((turn) => (turn.id === id ? next(turn) : turn)));
  }

  function take(id: number, question: string, event: AssistantEvent) {
    if (event.type === 'done') setRemaining(event.remaining);
    if (event.type === 'error' && event.code === 'quota_exceeded') return end(id, question);
    change(id, (turn) => afterEvent(turn, event));
  }

  /** No question is left: the turn goes, its words come back to the box. */
  function end(id: number, question: string) {
    setTurns((before) => before.filter((turn) => turn.id !== id));
    setRemaining(0);
    onQuotaOver(question);
  }

  /** `again`: the turn that is asked once more. */
  async function send(question: string, page: AssistantPage, again?: Turn) {
    const id = ++lastId.current;
    const controller = new AbortController();
    running.current = controller;
    const turn: Turn = { id, question, answer: '', state: 'waiting' };
    setTurns((before) => [...before.filter((old) => old.id !== again?.id), turn]);
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

  function stop() {
    running.current?.abort();
    setTurns((before) =>
      before.map((turn) => (isRunning(turn) ? { ...turn, state: 'stopped' } : turn)),
    );
  }

  /** What is answered, if only in part, stands in the history then; the rest can be asked again. */
  const refresh = useCallback(async () => {
    const ended = new Set(latest.current.filter((turn) => !isLost(turn)).map(({ id }) => id));
    const entries = await load();
    if (entries) setTurns((before) => untold(before, ended, entries));
  }, [load]);

  async function clear() {
    await chatHistory.clear(userId);
    setTurns((before) => before.filter(isRunning));
    await refresh();
  }

  return { ...history, turns, isBusy: turns.some(isRunning), send, stop, refresh, clear };
}
