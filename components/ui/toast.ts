/** Errors are longer to read than news. */
const ERROR_DURATION = 5000;

let isWanted = false;
const watchers = new Set<() => void>();

export const isToastWanted = () => isWanted;

/** Calls back when the first message wants its place on the page. */
export function watchToasts(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

/** Loaded with the first message: no page waits for it. Messages wait for their place by themselves. */
function load() {
  isWanted = true;
  for (const tell of watchers) tell();
  return import('sonner');
}

export const toast = {
  message: (text: string) => load().then((sonner) => sonner.toast(text)),
  success: (text: string) => load().then((sonner) => sonner.toast.success(text)),
  error: (text: string) =>
    load().then((sonner) => sonner.toast.error(text, { duration: ERROR_DURATION })),
  /** News with something to press: it stays until it is pressed or closed. */
  offer: (text: string, label: string, onClick: () => void) =>
    load().then((sonner) =>
      sonner.toast.success(text, {
        duration: Number.POSITIVE_INFINITY,
        action: { label, onClick },
      }),
    ),
};
