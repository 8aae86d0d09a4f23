import { useRef, useState } from 'react';
import { isRunning, type Turn } from './turns';

/** The questions of this visit, in the order they were asked. */
export function useTurns() {
  const [turns, setTurns] = useState<Turn[]>([]);
  const lastId = useRef(0);
  const latest = useRef(turns);
  latest.current = turns;

  /** `again`: the turn being retried. */
  function begin(question: string, again?: Turn): number {
    const id = ++lastId.current;
    const turn: Turn = { id, question, answer: '', state: 'waiting' };
    setTurns((before) => [...before.filter((old) => old.id !== again?.id), turn]);
    return id;
  }

  function change(id: number, next: (turn: Turn) => Turn) {
    setTurns((before) => before.map((turn) => (turn.id === id ? next(turn) : turn)));
  }

  function stopAll() {
    setTurns((before) =>
      before.map((turn) => (isRunning(turn) ? { ...turn, state: 'stopped' } : turn)),
    );
  }

  const keep = (isKept: (turn: Turn) => boolean) => setTurns((before) => before.filter(isKept));

  /** `latest` and `setTurns` are referentially stable. */
  return { turns, latest, setTurns, begin, change, stopAll, keep };
}
