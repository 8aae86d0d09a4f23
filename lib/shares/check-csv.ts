import 'server-only';
import { SHARE_MESSAGES } from './constants';

/** Signs that no text has, tabs and line ends excepted. */
const BINARY = /[^\P{Cc}\t\r\n]/u;
/** Pages, scripts and documents that are text as well. */
const OTHER_TEXT = /^\s*(?:<|#!|\{\\rtf)/;
const NUMBER = /^[+-][\d\s.,:()/%-]*$/;
const FIELD_END = /[;,\t\r\n]/g;

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

/** The fields, whichever of the usual signs stands between them. */
function* fieldsOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; ) {
    if (text[at] === '"') {
      const end = endOfQuoted(text, at);
      yield text.slice(at + 1, end);
      at = end + 1;
    }
    FIELD_END.lastIndex = at;
    const end = FIELD_END.exec(text)?.index ?? text.length;
    yield text.slice(at, end);
    at = end + 1;
  }
}

/** What a spreadsheet would run when the file is opened. */
const isFormula = (field: string) =>
  /^[=@\t\r]/.test(field) || (/^[+-]/.test(field) && !NUMBER.test(field));

/** @returns what is wrong with a file of separated values, or null. */
export async function checkCsv(bytes: Buffer): Promise<string | null> {
  const text = decode(bytes);
  if (text === null || text.trim() === '') return SHARE_MESSAGES.noSuchKind;
  if (BINARY.test(text) || OTHER_TEXT.test(text)) return SHARE_MESSAGES.noSuchKind;
  for (const field of fieldsOf(text)) if (isFormula(field)) return SHARE_MESSAGES.active;
  return null;
}
