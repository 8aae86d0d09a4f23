/** An inline piece of a line. The view renders only the kinds of element that are named here. */
export type Inline =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'strong' | 'emphasis'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] };

/** Deeper nesting stays plain text. */
const DEEPEST = 4;

/**
 * Every alternative matches a bounded number of characters, so that no input is slow: an escaped
 * character, code, an image or link, bold, emphasis.
 */
const FORMS = new RegExp(
  [
    String.raw`\\([\\\x60*_[\]()|#<>~.!+-])`,
    '`([^`\\n]{1,300})`',
    String.raw`(!?)\[((?:\\.|[^\\[\]\n]){0,300})\]\(([^\s()<>]{0,2000})(?:\s+"[^"\n]{0,200}")?\)`,
    String.raw`\*\*(?=[^\s*])([^\n]{1,1000}?)\*\*`,
    String.raw`\*(?=[^\s*])([^*\n]{1,500})\*`,
    String.raw`(?<![\p{L}\p{N}_])_(?=[^\s_])([^_\n]{1,500})_(?![\p{L}\p{N}_])`,
  ].join('|'),
  'gu',
);

function addText(to: Inline[], text: string): void {
  const last = to.at(-1);
  if (text === '') return;
  if (last?.kind === 'text') last.text += text;
  else to.push({ kind: 'text', text });
}

/** An image becomes its alt text; a link without text shows its address. */
function readLink(to: Inline[], isPicture: boolean, label: string, href: string, depth: number) {
  if (isPicture) addText(to, label);
  else to.push({ kind: 'link', href, children: parseInline(label || href, depth + 1) });
}

/**
 * Parses a line of Markdown into inline pieces. Anything unsupported stays text, including HTML.
 */
export function parseInline(line: string, depth = 0): Inline[] {
  const found: Inline[] = [];
  if (depth > DEEPEST) return [{ kind: 'text', text: line }];
  let end = 0;
  for (const match of line.matchAll(FORMS)) {
    const [whole, escaped, code, mark = '', label, href, bold, star, score] = match;
    addText(found, line.slice(end, match.index));
    end = match.index + whole.length;
    const emphasis = star ?? score;
    if (escaped !== undefined) addText(found, escaped);
    else if (code !== undefined) found.push({ kind: 'code', text: code });
    else if (href !== undefined) readLink(found, mark === '!', label ?? '', href, depth);
    else if (bold !== undefined) {
      found.push({ kind: 'strong', children: parseInline(bold, depth + 1) });
    } else if (emphasis !== undefined) {
      found.push({ kind: 'emphasis', children: parseInline(emphasis, depth + 1) });
    }
  }
  addText(found, line.slice(end));
  return found;
}

/** The text of inline pieces, without formatting. */
export function plainText(pieces: Inline[]): string {
  return pieces
    .map((piece) => ('children' in piece ? plainText(piece.children) : piece.text))
    .join('');
}
