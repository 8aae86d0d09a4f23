import { FORMULA } from '@/lib/csv/record';
import { SHARE_MESSAGES } from './constants';

/** Control characters other than tabs and line ends. */
const BINARY = /[^\P{Cc}\t\r\n]/u;
/** Markup, scripts and RTF, which are text as well. */
const OTHER_TEXT = /^\s*(?:<|#!|\{\\rtf)/;
/** Makes some spreadsheets split at a delimiter that this check does not know. */
const CUTS = /^\s*"?sep=/i;
const NUMBER = /^[+-][\d\s.,:()/%-]*(?:e[+-]?\d+)?$/i;
const DELIMITERS = [';', ',', '\t'];

function decode(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The end of the quoted field that begins at `start`. */
function endOfQuoted(text: string, start: number): number {
  for (let at = start + 1; ; at += 2) {
    at = text.indexOf('"', at);
    if (at === -1) return text.length;
    if (text[at + 1] !== '"') return at;
  }
}

/** The delimiter, judged by the first line. */
function delimiterOf(text: string): string {
  const line = text.slice(0, text.search(/[\r\n]|$/));
  const counted = DELIMITERS.map((sign) => [line.split(sign).length, sign] as const);
  return counted.reduce((most, one) => (one[0] > most[0] ? one : most))[1];
}

function* fieldsOf(text: string, delimiter: string): Generator<string> {
  const fieldEnd = new RegExp(`[${delimiter}\\r\\n]`, 'g');
  for (let at = 0; at < text.length; ) {
    if (text[at] === '"') {
      const end = endOfQuoted(text, at);
      yield text.slice(at + 1, end);
      at = end + 1;
    }
    fieldEnd.lastIndex = at;
    const end = fieldEnd.exec(text)?.index ?? text.length;
    yield text.slice(at, end);
    at = end + 1;
  }
}

/** A field that a spreadsheet would evaluate as a formula on opening the file. */
const isFormula = (field: string) => FORMULA.test(field) && !NUMBER.test(field);

/** A formula that calls a function or another program (DDE), as opposed to mere text. */
const isCall = (field: string) =>
  FORMULA.test(field) && (/^.(?:.*[\p{L}\d_.])?\(/su.test(field) || /\|[^|]*!/.test(field));

/**
 * Depending on their locale spreadsheets split at other delimiters: for those, only calls are
 * rejected. A stricter check would fail, as the register's texts have formula characters after
 * commas. Each is tried alone, because quotes that open a field for one are within it for another.
 */
function hasFormula(text: string): boolean {
  const own = delimiterOf(text);
  return DELIMITERS.some((delimiter) => {
    const runs = delimiter === own ? isFormula : isCall;
    for (const field of fieldsOf(text, delimiter)) if (runs(field)) return true;
    return false;
  });
}

/** @returns what is wrong with a CSV file, or null. */
export async function checkCsv(bytes: Buffer): Promise<string | null> {
  const text = decode(bytes);
  if (text === null || text.trim() === '') return SHARE_MESSAGES.noSuchKind;
  if (BINARY.test(text) || OTHER_TEXT.test(text)) return SHARE_MESSAGES.noSuchKind;
  if (CUTS.test(text)) return SHARE_MESSAGES.cuts;
  return hasFormula(text) ? SHARE_MESSAGES.active : null;
}
