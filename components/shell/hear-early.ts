declare global {
  interface Window {
    /** Ends the listening. Answers the last press, unless an Escape took it back. */
    takeEarlyPress?: () => Event | undefined;
  }
}

/** Stands in the page itself: it has to listen before any file has come. */
export const HEAR_EARLY = `(() => {
  let press;
  const hear = (event) => {
    if (event.type === 'click') press = event;
    else if (event.key === 'Escape') press = undefined;
  };
  const kinds = ['click', 'keydown'];
  for (const kind of kinds) addEventListener(kind, hear, true);
  window.takeEarlyPress = () => {
    for (const kind of kinds) removeEventListener(kind, hear, true);
    const last = press;
    press = undefined;
    return last;
  };
})();`;
