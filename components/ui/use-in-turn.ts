import { useRef } from 'react';

/**
 * Does one thing after the other. Calls that are under way at the same moment may reach the server
 * in any order: what was pressed last must be what stays.
 */
export function useInTurn() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const turn = last.current.then(work);
    last.current = turn.catch(() => {});
    return turn;
  };
}
