import { cutText } from '@/lib/cut-text';

/** Paragraphs of a passage that are shown, and those behind a fold. */
export type Folded = { shown: string[]; rest: string[] };

/** Letters that are shown of a long passage, about, */
const SHOWN = 350;
/** and paragraphs. */
const MOST = 4;
/** A fold that would hide fewer letters than this is not worth a press. */
const WORTH = 120;

/** Parts a paragraph behind a sentence, unless that leaves much less than `room` letters. */
function parted(paragraph: string, room: number): [before: string, after: string] {
  const kept = paragraph.slice(0, room);
  const sentence = [...kept.matchAll(/[.!?](?= \p{Lu})/gu)].at(-1)?.index ?? -1;
  if (sentence > room / 2) {
    return [paragraph.slice(0, sentence + 1), paragraph.slice(sentence + 2)];
  }
  const space = kept.lastIndexOf(' ');
  const end = space > room / 2 ? space : cutText(paragraph, room).length;
  return [`${paragraph.slice(0, end)} …`, `… ${paragraph.slice(end).trim()}`];
}

/** Folds a long passage behind its first paragraphs, or behind the first sentences of a long one. */
export function foldedPassage(passage: string): Folded {
  const lines = passage.split('\n');
  const shown: string[] = [];
  let letters = 0;
  for (const line of lines.slice(0, MOST)) {
    if (letters + line.length > SHOWN + WORTH) break;
    shown.push(line);
    letters += line.length;
  }
  const [next, ...others] = lines.slice(shown.length);
  if (next === undefined) return { shown: lines, rest: [] };
  if (others.length === 0 && next.length < WORTH) return { shown: lines, rest: [] };
  if (shown.length === MOST || letters > SHOWN / 2) return { shown, rest: [next, ...others] };
  const [before, after] = parted(next, SHOWN - letters);
  return { shown: [...shown, before], rest: [after, ...others] };
}
