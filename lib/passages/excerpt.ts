import type { Mention } from './types';

type Parts = Mention['parts'];

/** Around the words that match in a headline of PostgreSQL; they occur in no report. */
export const MARKS = { start: '\ue000', stop: '\ue001' } as const;
const MARKED = /\ue000([^\ue001]*)\ue001/g;

/** The pieces of a headline, those that match and those between. */
function piecesOf(headline: string): Parts {
  const pieces: Parts = [];
  let done = 0;
  for (const { 0: whole, 1: word = '', index } of headline.matchAll(MARKED)) {
    pieces.push(
      { text: headline.slice(done, index), isMatch: false },
      { text: word, isMatch: true },
    );
    done = index + whole.length;
  }
  pieces.push({ text: headline.slice(done), isMatch: false });
  return pieces.filter(({ text }) => text !== '');
}

/** With fewer letters left out, an ellipsis would save nothing. */
const LEAST_CUT = 12;
const SENTENCE_END = /(?<=[.!?])\s+(?=\p{Lu})|\n/u;

/** What stands before the first match: its sentence, as far as that is shown. */
function leadOf(before: string, shown: string): string {
  const isCut = before.length > LEAST_CUT;
  const sentences = (isCut ? shown : before + shown).split(SENTENCE_END);
  const isWhole = !isCut || sentences.length > 1 || /(?:[.!?]\s+|\n)$/.test(before);
  return `${isWhole ? '' : '…'}${sentences.at(-1)}`;
}

/** What ends it: the rest of a sentence's punctuation, or an ellipsis. */
function endOf(after: string): string {
  const stop = /^[.,:;!?)]*/.exec(after)?.[0] ?? '';
  return after.length > stop.length && !/[.!?]/.test(stop) ? `${stop}…` : stop;
}

/**
 * The part of a passage that a headline of the same text in small letters shows, as it is written:
 * from the beginning of its sentence, with an ellipsis where a sentence is cut.
 */
export function excerptOf(passage: string, headline: string): Parts {
  const pieces = piecesOf(headline);
  const small = pieces.map(({ text }) => text).join('');
  const lowered = passage.toLowerCase();
  const start = lowered.length === passage.length ? lowered.indexOf(small) : -1;
  if (start < 0) return pieces;
  let at = start;
  const written = pieces.map(({ text, isMatch }) => {
    at += text.length;
    return { text: passage.slice(at - text.length, at), isMatch };
  });
  const first = written[0]?.isMatch ? undefined : written.shift();
  return [
    { text: leadOf(passage.slice(0, start), first?.text ?? ''), isMatch: false },
    ...written,
    { text: endOf(passage.slice(at)), isMatch: false },
  ]
    .filter(({ text }) => text !== '')
    .map(({ text, isMatch }) => ({ text: text.replaceAll('\n', ' '), isMatch }));
}
