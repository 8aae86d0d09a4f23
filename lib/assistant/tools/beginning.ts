import { cutText } from '@/lib/cut-text';

/** Where a sentence or a paragraph ends; not the stops of "2,5 mio. kr." and "nr. 5". */
const ENDS = /[.!?](?=\s+\p{Lu})|(?<=\S)(?=\n)/gu;
/** A shorter beginning of whole sentences would tell too little. */
const LEAST = 0.4;

/** The beginning of a text: whole sentences where they fill enough of it, else whole words. */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = cutText(text, most - 2);
  const last = [...cut.matchAll(ENDS)].at(-1);
  const end = last ? last.index + last[0].length : 0;
  if (end >= most * LEAST) return `${cut.slice(0, end)} …`;
  return `${cut.replace(/\s+\S*$/, '').replace(/[\s,;:–-]+$/, '')}…`;
}
