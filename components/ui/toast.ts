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

function want(wanted: boolean) {
  isWanted = wanted;
  for (const tell of watchers) tell();
}

/** Their place could not be fetched: the next message tries again. */
export const giveUpToasts = () => want(false);

/** No page waits for it: fetched in a calm moment, or with the first message. */
export const loadSonner = () => import('sonner');

/** In a calm moment: readers of screens hear what is added to a place, not what comes with it. */
export const makeRoomForToasts = () =>
  loadSonner().then(
    () => want(true),
    // The first message will tell, or try again.
    () => undefined,
  );

/** Messages wait for their place by themselves. One whose code cannot be fetched is not shown. */
function show(say: (sonner: Awaited<ReturnType<typeof loadSonner>>) => unknown) {
  want(true);
  loadSonner().then(say, giveUpToasts);
}

export const toast = {
  message: (text: string) => show((sonner) => sonner.toast(text)),
  success: (text: string) => show((sonner) => sonner.toast.success(text)),
  error: (text: string) => show((sonner) => sonner.toast.error(text, { duration: ERROR_DURATION })),
  /** News with something to press: it stays until it is pressed or closed. */
  offer: (text: string, label: string, onClick: () => void) =>
    show((sonner) =>
      sonner.toast.success(text, {
        duration: Number.POSITIVE_INFINITY,
        action: { label, onClick },
      }),
    ),
};
