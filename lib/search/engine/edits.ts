/** Words from so many letters on may be misspelt; from the second length on twice. */
const ONE_EDIT = 4;
const TWO_EDITS = 8;

/**
 * How many letters of a folded word may be missing, too many, wrong or swapped
 * with their neighbour. A number is right or another number, so none.
 */
export function allowedEdits(word: string): number {
  if (/\p{Nd}/u.test(word)) return 0;
  const letters = lettersOf(word).length;
  return letters >= TWO_EDITS ? 2 : letters >= ONE_EDIT ? 1 : 0;
}

/** The code points of a text. */
export const lettersOf = (text: string): Uint32Array =>
  Uint32Array.from(Array.from(text), (letter) => letter.codePointAt(0) ?? 0);

/**
 * The edits between a word and every beginning of another one, which is given
 * letter by letter and can be taken back to any letter: words that begin alike
 * share the work. Row n holds the edits between the first n letters given and
 * each beginning of the word (optimal string alignment). Only cells that `limit`
 * edits can reach are looked at; all others hold more than the limit.
 */
export class EditRows {
  readonly #word: Uint32Array;
  readonly #limit: number;
  readonly #width: number;
  readonly #cells: Uint8Array;
  readonly #given: Uint32Array;
  /** The most letters that can be given: by then every cell is over the limit. */
  readonly most: number;

  constructor(word: Uint32Array, limit: number) {
    this.#word = word;
    this.#limit = limit;
    this.#width = word.length + 1;
    this.most = word.length + limit + 1;
    this.#given = new Uint32Array(this.most + 1);
    this.#cells = new Uint8Array((this.most + 1) * this.#width).fill(limit + 1);
    for (let at = 0; at <= Math.min(limit, word.length); at += 1) this.#cells[at] = at;
    for (let at = 0; at <= limit; at += 1) this.#cells[at * this.#width] = at;
  }

  /** Letter `depth`, from 1, is `letter`. Answers the least edits that any continuation needs. */
  give(depth: number, letter: number): number {
    const [word, cells, width] = [this.#word, this.#cells, this.#width];
    const last = this.#given[depth - 1] ?? 0;
    this.#given[depth] = letter;
    const row = depth * width;
    const low = Math.max(1, depth - this.#limit);
    const high = Math.min(word.length, depth + this.#limit);
    let least = depth <= this.#limit ? depth : this.#limit + 1;
    for (let at = low; at <= high; at += 1) {
      const wanted = word[at - 1] ?? 0;
      const above = row - width + at;
      let edits = (cells[above - 1] ?? 0) + (wanted === letter ? 0 : 1);
      edits = Math.min(edits, (cells[above] ?? 0) + 1, (cells[row + at - 1] ?? 0) + 1);
      if (at > 1 && depth > 1 && wanted === last && word[at - 2] === letter) {
        edits = Math.min(edits, (cells[above - width - 2] ?? 0) + 1);
      }
      edits = Math.min(edits, this.#limit + 1);
      cells[row + at] = edits;
      if (edits < least) least = edits;
    }
    return least;
  }

  /** Edits between the first `depth` letters given and the whole word; above the limit: more. */
  edits(depth: number): number {
    return this.#cells[depth * this.#width + this.#width - 1] ?? 0;
  }
}
