/**
 * Whether the text of a URL is a page: a whole number from 1. Twelve digits are more than any
 * result has pages; a page past the end shows the last one.
 */
export const isPage = (text: string) => /^0*[1-9]\d{0,11}$/.test(text.trim());

/** The page of a URL; whatever is not one means the first. */
export const readPage = (text = ''): number => (isPage(text) ? Number(text) : 1);
