import { useEffect, useId, useSyncExternalStore } from 'react';

/** Forms with choices not yet in the URL, so that the parts beside them can say so. */
const changed = new Set<string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function tell(form: string, isChanged: boolean) {
  if (isChanged) changed.add(form);
  else changed.delete(form);
  for (const listener of listeners) listener();
}

/** Reports, while a form is mounted, whether it has unapplied choices. */
export function useTellUnapplied(isChanged: boolean) {
  const form = useId();
  useEffect(() => {
    tell(form, isChanged);
    return () => tell(form, false);
  }, [form, isChanged]);
}

export const useHasUnapplied = () =>
  useSyncExternalStore(
    subscribe,
    () => changed.size > 0,
    () => false,
  );
