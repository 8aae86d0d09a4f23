import { useEffect, useId, useSyncExternalStore } from 'react';

/** Forms whose choices are not in the address yet: what stands beside them may say so. */
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

/** Tells while a form is open whether something is chosen in it and not applied. */
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
