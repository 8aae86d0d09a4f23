/** Events of a timeline at once; the rest is told as a number. */
export const TIMELINE_SHOWN = 100;
