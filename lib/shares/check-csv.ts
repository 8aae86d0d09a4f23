import { FORMULA } from '@/lib/csv/record';
import { SHARE_MESSAGES } from './constants';

/** Signs that no text has, tabs and line ends excepted. */
const BINARY = /[^\P{Cc}\t\r\n]/u;
/** Pages, scripts and documents that are text as well. */
const OTHER_TEXT = /^\s*(?:<|#!|\{\\rtf)/;
/** Tells some spreadsheets to cut at a sign that nothing else here cuts at. */
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

/** Where a quoted field that begins at `start` ends. */
function endOfQuoted(text: string, start: number): number {
  for (let at = start + 1; ; at += 2) {
    at = text.indexOf('"', at);
    if (at === -1) return text.length;
    if (text[at + 1] !== '"') return at;
  }
}

/** What stands between fields, by the first line. */
function delimiterOf(text: string): string {
  const line = text.slice(0, text.search(/[\r\n]|$/));
  const counted = DELIMITERS.map((sign) => [line.split(sign).length, sign] as const);
  return counted.reduce((most, one) => (one[0] > most[0] ? one : most))[1];
}

function* fieldsOf(text: string, delimiters: string): Generator<string> {
  const fieldEnd = new RegExp(`[${delimiters}\\r\\n]`, 'g');
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

/** What a spreadsheet would take for a formula when the file is opened. */
const isFormula = (field: string) => FORMULA.test(field) && !NUMBER.test(field);

/** A formula that calls a function or another program; a text of words is none. */
const isCall = (field: string) =>
  FORMULA.test(field) && (/^.[\w.]*\(/.test(field) || /\|[^|]*!/.test(field));

/**
 * In some countries spreadsheets cut at another sign: there nothing may call anything. It
 * is no more than that, as the register's texts have signs behind a comma.
 */
function hasFormula(text: string): boolean {
  for (const field of fieldsOf(text, delimiterOf(text))) if (isFormula(field)) return true;
  for (const field of fieldsOf(text, DELIMITERS.join(''))) if (isCall(field)) return true;
  return false;
}

/** @returns what is wrong with a file of separated values, or null. */
export async function checkCsv(bytes: Buffer): Promise<string | null> {
  const text = decode(bytes);
  if (text === null || text.trim() === '') return SHARE_MESSAGES.noSuchKind;
  if (BINARY.test(text) || OTHER_TEXT.test(text)) return SHARE_MESSAGES.noSuchKind;
  if (CUTS.test(text)) return SHARE_MESSAGES.cuts;
  return hasFormula(text) ? SHARE_MESSAGES.active : null;
}
