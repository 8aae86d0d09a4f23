import { useEffect, useState } from 'react';

/** The id of a row's choice. */
export const choiceId = (line: number) => `import-row-${line}`;

/** @returns a function that focuses a row's choice, on whichever page it is by then. */
export function useFocusedRow(): (line: number) => void {
  const [wanted, setWanted] = useState<{ line: number }>();
  useEffect(() => {
    if (!wanted) return;
    const choice = document.getElementById(choiceId(wanted.line));
    choice?.querySelector('input')?.focus({ preventScroll: true });
    choice?.scrollIntoView({ block: 'center' });
  }, [wanted]);
  return (line) => setWanted({ line });
}
