import type { Evidence } from './evidence';
import { FIGURE, readFigure } from './numbers';

/** Replaces a figure that no tool returned. */
const LEFT_OUT = '\\[…\\]';
/** Anything longer is not treated as a link or a figure. */
const LONGEST_LABEL = 600;
const LONGEST_TARGET = 2_000;

/** Text that must be complete before it is let through: figures, links, images, HTML, addresses. */
const SPECIAL = /[\d[<!\\]|(?:https?|ftp|file|data|mailto|javascript|vbscript):|www\./i;
const WORD = /[^\s[\]<>()!|*]*$/;

type Taken = { length: number; text: string };

/**
 * Lets a model's answer through as it arrives, limited to what the tools returned. Links may only
 * lead to addresses from the tools; others become their text. There are no images, no HTML and no
 * other addresses. A figure that no tool returned is left out, and one that is shown in only one
 * place gets a link to it.
 */
export class Guard {
  private buffer = '';
  private lineStart = true;
  /** Number of figures and links that were left out. */
  leftOut = 0;

  constructor(private readonly evidence: Evidence) {}

  push(chunk: string): string {
    this.buffer += chunk.replaceAll('\0', '');
    return this.drain(false);
  }

  /** Flushes the text that was still held back. */
  end(): string {
    return this.drain(true);
  }

  private drain(final: boolean): string {
    let out = '';
    while (this.buffer !== '') {
      const taken = this.take(final);
      if (!taken) break;
      this.buffer = this.buffer.slice(taken.length);
      out += taken.text;
      if (taken.text !== '')
        this.lineStart =
          /\n[\s>*_#-]*$/.test(`\n${taken.text}`) && (this.lineStart || taken.text.includes('\n'));
    }
    return out;
  }

  private take(final: boolean): Taken | null {
    const found = SPECIAL.exec(this.buffer);
    if (!found) return this.takePlain(this.buffer.length, final);
    const [sign] = found;
    const word = WORD.exec(this.buffer.slice(0, found.index))?.[0].length ?? 0;
    const start = /[\d]|:$|\.$/.test(sign) ? found.index - word : found.index;
    if (start > 0) return this.takePlain(start, true);
    if (sign === '\\') return this.takeEscaped(final);
    if (sign === '<') return { length: 1, text: '\\<' };
    if (sign === '!') return this.takePicture(final);
    if (sign === '[') return this.takeLink(this.buffer, final);
    return /\d/.test(sign) ? this.takeFigure(final) : this.takeAddress(final);
  }

  /** Takes whole words; the last one may still become something else. */
  private takePlain(length: number, whole: boolean): Taken | null {
    const text = this.buffer.slice(0, length);
    const safe = whole ? text : text.slice(0, text.search(/\S*$/));
    return safe === '' ? null : { length: safe.length, text: safe };
  }

  private takeEscaped(final: boolean): Taken | null {
    if (this.buffer.length < 2 && !final) return null;
    const next = this.buffer[1] ?? '';
    // A backslash must not hide a figure or an address after it.
    if (/[\p{L}\p{N}]/u.test(next)) return { length: 1, text: '' };
    return { length: 1 + next.length, text: this.buffer.slice(0, 2) };
  }

  private takePicture(final: boolean): Taken | null {
    if (this.buffer.length < 2 && !final) return null;
    if (this.buffer[1] !== '[') return { length: 1, text: '!' };
    const link = this.readLink(this.buffer.slice(1), final);
    if (link === 'wait') return null;
    if (link === null) return { length: 2, text: '!\\[' };
    this.leftOut += 1;
    return { length: link.length + 1, text: this.checked(link.label) };
  }

  private takeLink(text: string, final: boolean): Taken | null {
    const link = this.readLink(text, final);
    if (link === 'wait') return null;
    if (link === null) return { length: 1, text: '\\[' };
    const label = this.checked(link.label);
    const target = this.placeOf(link.label, link.target);
    if (target === null) this.leftOut += 1;
    return { length: link.length, text: target === null ? label : `[${label}](${target})` };
  }

  private readLink(text: string, final: boolean) {
    const [line = ''] = text.split('\n', 1);
    const open = !final && line.length === text.length;
    const close = /^\[((?:\\.|[^[\]\\])*)\]/.exec(line.slice(0, LONGEST_LABEL));
    if (!close) return open && line.length < LONGEST_LABEL && !/[^\\]\[/.test(line) ? 'wait' : null;
    const [label = '', inner = ''] = close;
    if (label.length === line.length) return open ? 'wait' : null;
    if (line[label.length] !== '(') return null;
    const rest = line.slice(label.length);
    const target = /^\(\s*<?([^\s()<>]*(?:\([^\s()]*\)[^\s()<>]*)*)>?(?:\s+"[^"]*")?\s*\)/.exec(
      rest,
    );
    if (!target) return open && rest.length < LONGEST_TARGET ? 'wait' : null;
    return { label: inner, target: target[1] ?? '', length: label.length + target[0].length };
  }

  /** The address that a link may lead to: a figure's own takes precedence over the model's. */
  private placeOf(label: string, target: string): string | null {
    const figures = [...label.matchAll(FIGURE)].map(([written]) =>
      this.evidence.find(readFigure(written, label.slice(label.indexOf(written) + written.length))),
    );
    const [places] = figures.flatMap((found) => (found?.places.length ? [found.places] : []));
    if (this.evidence.links.has(target) && (!places || places.includes(target))) return target;
    if (places && figures.length === 1) return places[0] ?? null;
    return this.evidence.links.has(target) ? target : null;
  }

  private takeAddress(final: boolean): Taken | null {
    const word = /^[^\s|)\]]+/.exec(this.buffer)?.[0] ?? this.buffer;
    if (word.length === this.buffer.length && !final) return null;
    const host = word.replace(/^\w+:\/\//, '').replace(/[.,;:!?]+$/, '');
    // A company's own website is a fact; as code it is not a link.
    if (this.evidence.hasWord(word) || this.evidence.hasWord(host)) {
      return { length: word.length, text: `\`${host.replaceAll('`', '')}\`` };
    }
    this.leftOut += 1;
    return { length: word.length, text: LEFT_OUT };
  }

  private takeFigure(final: boolean): Taken | null {
    const run = /^[^\s[\]<>()!|*]+(?: \d{2,3}(?![\d.,]?\d))*/.exec(this.buffer)?.[0] ?? this.buffer;
    const after = this.buffer.slice(run.length);
    const next = /^(?:\s*\S+(?=\s)|\s*\n|[^\s\w])/.exec(after)?.[0];
    if (next === undefined && !final) return null;
    const ordinal = this.lineStart && /^\d{1,3}[.)]$/.test(run) && /^\s/.test(after);
    return { length: run.length, text: ordinal ? run : this.checkedRun(run, after) };
  }

  private checkedRun(run: string, after: string): string {
    if (/[\p{L}@/]/u.test(run) && this.evidence.hasWord(run)) return run;
    const joined = run.replace(/ /g, '');
    const grouped = / /.test(run) && /^\d+$/.test(joined);
    if (grouped && this.evidence.find(readFigure(joined))) return run;
    return this.checked(run, after, true);
  }

  /** Checks every figure of a text against the results of the tools. */
  private checked(text: string, after = '', linked = false): string {
    const plain = text.replace(/</g, '\\<');
    return plain.replace(FIGURE, (written, at: number) => {
      const rest = `${plain.slice(at + written.length)}${after}`;
      const found = this.evidence.find(readFigure(written, rest.replace(/^[.\s]+/, '')));
      if (!found) {
        this.leftOut += 1;
        return LEFT_OUT;
      }
      const [place] = found.places;
      const own = linked && found.places.length === 1 && place !== undefined;
      return own && !found.placeless && written.length > 2 ? `[${written}](${place})` : written;
    });
  }
}
