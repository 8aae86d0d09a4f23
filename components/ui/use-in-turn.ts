import { useRef } from 'react';

/**
 * Runs calls one after the other. Concurrent calls may reach the server in any order, but the last
 * click must win.
 */
export function useInTurn() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const turn = last.current.then(work);
    last.current = turn.catch(() => {});
    return turn;
  };
}
