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
const plain = (text: string, isMatch = false) => ({ text: text.replaceAll('\n', ' '), isMatch });

/**
 * The part of a passage that a headline of the same text in small letters shows, as it is written,
 * with an ellipsis where it is cut.
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
    return plain(passage.slice(at - text.length, at), isMatch);
  });
  const [before, after] = [passage.slice(0, start), passage.slice(at)];
  const stop = /^[.,:;!?)]+/.exec(after)?.[0] ?? '';
  return [
    plain(before.length > LEAST_CUT ? '…' : before),
    ...written,
    plain(after.length > stop.length ? `${stop}…` : stop),
  ].filter(({ text }) => text !== '');
}
