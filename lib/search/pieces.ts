import { foldName, foldSearched } from '@/lib/words/fold';
import { areInitials, isJoiner } from '@/lib/words/small-words';
import { districtCalled } from './place-names';

/** Maximum length of a folded word; one letter can fold to many. */
const MAX_WORD_LETTERS = 200;

/** A part of a query between blanks or quotes. */
export type Piece = {
  written: string;
  words: string[];
  phrase: boolean;
  excluded: boolean;
  /** Another phrase that means the same: "nykobing f" of "Nykøbing Falster". */
  otherwise?: string;
  /** A slash that means "eller"; without words. */
  slash?: true;
};

export const joined = ({ words }: Piece) => words.join(' ');

/**
 * An industry code with dots, "62.01.00", is one number, which names may contain in pieces. The
 * last letter of "h c a" may be an initial or the beginning of a word.
 */
export function neededWords({ written, words }: Piece, isLast: boolean): string[] {
  if (/^\d\d\.\d\d(\.\d\d)?$/.test(written)) return [written.replaceAll('.', '')];
  if (!isLast || !/ \p{L}$/u.test(written)) return words;
  const letters = Array.from(words.join(''));
  return [letters.slice(0, -1).join(''), letters.slice(-1).join('')];
}

/** The pieces of a text; a city and the end of its district's name are one. */
export const readPieces = (text: string): Piece[] => withDistricts(unjoined(piecesOf(text)));

/** An unpaired quote is ignored; a minus counts only before a word or a quote. */
const PIECE = /(-?)"([^"]*)"|(\S+)/g;

/** Labels of a postal code or an industry code. */
const LABEL =
  /(?<![\p{L}\p{N}])(?:branche(?:kode)?|industry code|db07|db25|nace|postn(?:umme)?r|postal code|post ?code|zip(?: code)?|dk[\s-]?(?=\d{4}(?!\d)))[\s.:]*(?=\d{4}|\d\d\.\d\d)/giu;

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  const plainly = text.replace(/[“”„‟«»]/g, '"').replace(LABEL, '');
  for (const [, minus, quoted, plain = ''] of plainly.matchAll(PIECE)) {
    const phrase = quoted !== undefined;
    const excluded = phrase ? minus === '-' : /^-"?[\p{L}\p{N}]/u.test(plain);
    for (const written of phrase || excluded ? [quoted ?? plain] : plain.split(SLASH)) {
      const words = foldSearched(written).split(' ').filter(Boolean).map(shorten);
      if (words.length > 0) pieces.push({ written, words, phrase, excluded });
      else if (written === '/') pieces.push({ ...NO_WORDS, written, slash: true });
    }
  }
  return pieces;
}

/** "tømrer/murer", but not "A/S" and "24/7". */
const SLASH = /((?<=\p{L}{2})\/(?=\p{L}{2}|$)|^\/(?=\p{L}{2}))/u;
const NO_WORDS = { words: [], phrase: false, excluded: false };

/** Removes "og", which names are compared without, unless it is the only word to search for. */
function unjoined(pieces: Piece[]): Piece[] {
  const isNamed = pieces.some(({ words, excluded }) => !excluded && !words.every(isJoiner));
  return pieces.flatMap((piece) => {
    if (piece.slash) return [piece];
    const words = piece.words.filter((word) => !isJoiner(word));
    if (words.length === 0 && (piece.excluded || !isNamed)) return [piece];
    return words.length === 0 ? [] : [{ ...piece, words }];
  });
}

/** Merges "København S" and "Nykøbing Falster" into one piece, so that its words must be adjacent. */
function withDistricts(pieces: Piece[]): Piece[] {
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    const district = last && districtOf(last, piece);
    if (!district) merged.push(piece);
    else
      merged.splice(-1, 1, {
        ...piece,
        written: `${last.written} ${piece.written}`,
        words: district.words,
        phrase: true,
        ...(district.registered !== null && { otherwise: district.registered }),
      });
  }
  return merged;
}

function districtOf(city: Piece, ending: Piece) {
  const arePlain = [city, ending].every(
    ({ words, phrase, excluded }) => words.length === 1 && !phrase && !excluded,
  );
  return arePlain ? districtCalled(city.words[0] ?? '', ending.words[0] ?? '') : null;
}

/** Merges initials in several pieces, "h. c. andersen", into one. */
export function withInitials(pieces: Piece[]): Piece[] {
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    if (last && isSpelled(last) && isSpelled(piece)) {
      const words = [[...last.words, ...piece.words].join('')];
      merged.splice(-1, 1, { ...last, written: `${last.written} ${piece.written}`, words });
    } else merged.push(piece);
  }
  return merged;
}

const isSpelled = ({ written, phrase, excluded }: Piece) =>
  !phrase && !excluded && areInitials(foldName(written).split(' '));

function shorten(word: string): string {
  return word.length <= MAX_WORD_LETTERS ? word : [...word].slice(0, MAX_WORD_LETTERS).join('');
}
