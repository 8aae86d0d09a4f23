import { parseMarkdown } from './markdown';
import { plainText } from './markdown-inline';

/** Ends what is read out in a row, unless it ends already. */
const ended = (text: string) => (/[.!?:;…]$/.test(text) ? text : `${text}.`);

/** An answer as it is read out by a screen reader. */
export function spoken(answer: string): string {
  return parseMarkdown(answer)
    .flatMap((block) => {
      if (block.kind === 'code') return [block.text];
      if (block.kind === 'list') return block.items.map(plainText);
      if (block.kind === 'table') return [block.head, ...block.rows].flat().map(plainText);
      return block.lines.map(plainText);
    })
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map(ended)
    .join(' ');
}
