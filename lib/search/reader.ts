import { truncate } from '@/lib/format';

/** Parses the text of one filter; reports what is invalid through `refuse`. */
export type Reader<T> = (text: string, refuse: (sentence: string) => void) => T | undefined;

/** A text of a URL, shortened for use in a message. */
export const shown = (text: string) => truncate(text, 40, 40);
