/** Milliseconds; errors take longer to read than other messages. */
const ERROR_DURATION = 5000;
/** For something that can also be done again by hand. */
export const UNDO_DURATION = 8000;

let isWanted = false;
const watchers = new Set<() => void>();

export const isToastWanted = () => isWanted;

/** Calls back when the first message needs the toaster. */
export function watchToasts(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

function want(wanted: boolean) {
  isWanted = wanted;
  for (const tell of watchers) tell();
}

/** The toaster failed to load: the next message tries again. */
export const giveUpToasts = () => want(false);

/** No page waits for it: loaded when the page is idle, or with the first message. */
export const loadSonner = () => import('sonner');

/**
 * Mounted early, because screen readers announce what is added to a live region, but not what is
 * inserted along with it.
 */
export const makeRoomForToasts = () =>
  loadSonner().then(
    () => want(true),
    // The first message will report it, or try again.
    () => undefined,
  );

/** Messages queue until the toaster is mounted. If its code fails to load, the message is lost. */
function show(say: (sonner: Awaited<ReturnType<typeof loadSonner>>) => unknown) {
  want(true);
  loadSonner().then(say, giveUpToasts);
}

export const toast = {
  message: (text: string) => show((sonner) => sonner.toast(text)),
  success: (text: string) => show((sonner) => sonner.toast.success(text)),
  error: (text: string) => show((sonner) => sonner.toast.error(text, { duration: ERROR_DURATION })),
  /** A message with an action: it stays until it is used or closed, unless a duration is given. */
  offer: (text: string, label: string, onClick: () => void, duration = Number.POSITIVE_INFINITY) =>
    show((sonner) => sonner.toast.success(text, { duration, action: { label, onClick } })),
};
