import { useSyncExternalStore } from 'react';

/** The company whose page is open. */
type PageCompany = { key: string; name: string };

let current: PageCompany | undefined;
const listeners = new Set<() => void>();

export function setPageCompany(company: PageCompany | undefined) {
  current = company;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const usePageCompany = () =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
