import { describe, expect, it } from 'vitest';
import { quickest } from '@/tests/support/quickest';
import { parseMarkdown } from './markdown';
import { parseInline, plainText } from './markdown-inline';
import { ownPath } from './own-path';

const text = (value: string) => ({ kind: 'text', text: value });

describe('lines of an answer', () => {
  it('bold, emphasis, code and links are read, in each other too', () => {
    expect(parseInline('**Nordhavn A/S** has *four* `da` [owners](/detail/12345678)')).toEqual([
      { kind: 'strong', children: [text('Nordhavn A/S')] },
      text(' has '),
      { kind: 'emphasis', children: [text('four')] },
      text(' '),
      { kind: 'code', text: 'da' },
      text(' '),
      { kind: 'link', href: '/detail/12345678', children: [text('owners')] },
    ]);
    expect(parseInline('**[A](/a)**')).toEqual([
      {
        kind: 'strong',
        children: [{ kind: 'link', href: '/a', children: [text('A')] }],
      },
    ]);
  });

  it('names with underscores, stars between figures and unclosed forms stay as they are', () => {
    for (const plain of ['a_b_c', '2 * 3 * 4', '**half', '[half](', '`half', '5 < 6 & <b>x</b>']) {
      expect(parseInline(plain)).toEqual([text(plain)]);
    }
    expect(parseInline(String.raw`\[A\] \*B\*`)).toEqual([text('[A] *B*')]);
  });

  it('a picture is its description', () => {
    expect(parseInline('![Logo](https://evil.example/x.png)!')).toEqual([text('Logo!')]);
  });

  it('HTML is text', () => {
    const html = '<img src=x onerror=alert(1)><script>alert(1)</script>';
    expect(parseMarkdown(html)).toEqual([{ kind: 'paragraph', lines: [[text(html)]] }]);
  });

  it.each(['[', '**a', '`', '![x](', '_a', '\\', '[a](b "', '|'])(
    'twenty thousand letters of %s come out',
    (piece) => {
      const long = piece.repeat(20_000 / piece.length);
      expect(JSON.stringify(parseMarkdown(long)).length).toBeGreaterThan(long.length / 2);
    },
  );

  it('a heading of ten thousand blanks comes out, and soon', () => {
    const words = `a${' '.repeat(10_000)}b`;
    expect(parseMarkdown(`# ${words} ## `)).toEqual([{ kind: 'heading', lines: [[text(words)]] }]);
  });

  it('a line of blanks and dashes below one with a bar comes out, and soon', () => {
    const ms = quickest(() => {
      const dashes = [`${' '.repeat(1_500)}-:${' '.repeat(1_500)}-`, '-:'.repeat(1_500), '|'];
      for (const signs of dashes) {
        expect(parseMarkdown(`a | b\n${signs}`)[0]?.kind).toBe('paragraph');
      }
    });
    expect(ms).toBeLessThan(500);
  });

  it('the words alone', () => {
    expect(plainText(parseInline('**A** and [B](/b)'))).toBe('A and B');
  });
});

describe('blocks of an answer', () => {
  it('paragraphs, headings, lists and code', () => {
    const blocks = parseMarkdown(
      '## Board\n\nTwo lines\nof text\n- one\n- two\n  goes on\n3. three\n\n```\nx\n```\nlast',
    );
    expect(blocks).toEqual([
      { kind: 'heading', lines: [[text('Board')]] },
      { kind: 'paragraph', lines: [[text('Two lines')], [text('of text')]] },
      { kind: 'list', ordered: false, start: 1, items: [[text('one')], [text('two goes on')]] },
      { kind: 'list', ordered: true, start: 3, items: [[text('three')]] },
      { kind: 'code', text: 'x' },
      { kind: 'paragraph', lines: [[text('last')]] },
    ]);
  });

  it('a table with its alignments; rows have as many cells as the head', () => {
    const [table] = parseMarkdown('| Year | Revenue |\n|---|---:|\n| 2021 | 1.234 |\n| 2020 |');
    expect(table).toEqual({
      kind: 'table',
      aligns: ['left', 'right'],
      head: [[text('Year')], [text('Revenue')]],
      rows: [
        [[text('2021')], [text('1.234')]],
        [[text('2020')], []],
      ],
    });
  });

  it('a table that is only half there is no table yet', () => {
    expect(parseMarkdown('| Year | Revenue |\n|--')[0]?.kind).toBe('paragraph');
    expect(parseMarkdown('| Year | Revenue |')[0]?.kind).toBe('paragraph');
  });

  it('a code that never ends is shown to its end', () => {
    expect(parseMarkdown('```\na\nb')).toEqual([{ kind: 'code', text: 'a\nb' }]);
  });
});

describe('where links lead', () => {
  const origin = 'https://veminto.example';

  it.each([
    ['/detail/12345678?tab=financial#x', '/detail/12345678?tab=financial#x'],
    ['https://veminto.example/saved', '/saved'],
    ['/discover?search=a%28b%29', '/discover?search=a%28b%29'],
  ])('%s is ours', (href, path) => {
    expect(ownPath(href, origin)).toBe(path);
  });

  it.each([
    ...['//evil.example', '/\\evil.example', '/\t/evil.example', 'https://evil.example/detail'],
    ...['/.//evil.example', '/detail/..//evil.example', 'https://veminto.example//evil.example'],
    ...['https://veminto.example.evil.example/', 'https://veminto.example@evil.example/'],
    ...['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.example', 'detail/1', ''],
  ])('%s is not', (href) => {
    expect(ownPath(href, origin)).toBeNull();
  });
});
