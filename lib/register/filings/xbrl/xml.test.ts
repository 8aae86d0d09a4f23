import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  amount,
  header,
  inlineHeader,
  instance,
  page,
  printed,
  said,
  usual,
} from '@/tests/support/report-documents';
import { readReport } from '.';
import { ReportError } from './report-error';
import { readXml } from './xml';

const report = instance(usual, header, amount('fsa:Equity', 'end', 1));
const withName = report.replace('Birkely Teglværk ApS', 'Øster Å A/S');
const read = (text: string) => readReport(Buffer.from(text));
const declared = (text: string, encoding: string) => text.replace('UTF-8', encoding);

test.each([
  ['an entity', '<!DOCTYPE x [<!ENTITY a "b">]>'],
  ['an outside entity', '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>'],
  ['a parameter entity', '<!DOCTYPE x [<!ENTITY % a SYSTEM "http://localhost/a"> %a;]>'],
  [
    'a bomb',
    `<!DOCTYPE x [<!ENTITY a "${'z'.repeat(50)}">${'bcdefgh'
      .split('')
      .map((name, at) => `<!ENTITY ${name} "${`&${'abcdefg'[at]};`.repeat(20)}">`)
      .join('')}]>`,
  ],
  ['an empty subset', '<!DOCTYPE x []>'],
])('a document that declares %s is refused', (_, doctype) => {
  const text = report.replace('?>\n', `?>\n${doctype}`).replace('Birkely', '&a;');
  expect(() => read(text)).toThrow(/^line 2, column \d+: the document has a DTD$/);
});

test('the document type of a page is no danger, and what it names is not looked at', () => {
  const outside =
    '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://127.0.0.1:9/strict.dtd">';
  const text = page(
    '<ix:nonNumeric name="gsd:NameOfReportingEntity" contextRef="year">X</ix:nonNumeric>' +
      '<ix:nonFraction name="fsa:Revenue" contextRef="year" unitRef="u0">5</ix:nonFraction>',
    '',
  );
  expect(read(text).name).toBe('X');
  expect(read(text.replace('<!DOCTYPE html>', outside)).name).toBe('X');
  expect(() => read(text.replace('>X<', '>&nbsp;<'))).toThrow('undefined entity');
  expect(() => read(text.replace('>X<', '>&constructor;<'))).toThrow('undefined entity');
});

test('the five entities and characters by number are read', () => {
  expect(read(report.replace('Birkely', 'A &amp; B &lt;&#x41;&#66;&gt;')).name).toBe(
    'A & B <AB> Teglværk ApS',
  );
  expect(read(report.replace('Birkely', '<![CDATA[A & B]]>')).name).toBe('A & B Teglværk ApS');
});

test.each([
  ['an end tag is missing', report.replace('</fsa:Equity>', '')],
  ['it is cut off', report.slice(0, -40)],
  ['a prefix is unknown', report.replaceAll('fsa:Equity', 'nope:Equity')],
  ['an attribute occurs twice', report.replace('<fsa:Equity', '<fsa:Equity id="a" id="b"')],
  ['there are two roots', `${report}<a/>`],
  ['a character is forbidden', report.replace('Birkely', 'Birk\u0001ely')],
  ['it is no XML', '{"hits": []}'],
])('a document is refused with line and column when %s', (_, text) => {
  expect(() => read(text)).toThrow(ReportError);
  expect(() => read(text)).toThrow(/^line \d+, column \d+: not well-formed XML: /);
});

test('other XML, deep XML and endless XML are refused', () => {
  expect(() => read('<rss version="2.0"/>')).toThrow('neither an XBRL instance nor inline XBRL');
  const deep = instance('<a>'.repeat(300) + '</a>'.repeat(300));
  expect(() => read(deep)).toThrow('elements are nested deeper than 200');
  const facts = instance(said('gsd:X', '').repeat(200_001));
  expect(() => read(facts)).toThrow('the document has more than 200000 facts');
  expect(() => readReport(Buffer.alloc(64 * 1024 ** 2 + 1, ' '))).toThrow('larger than 64 MiB');
  expect(() => readReport(Buffer.alloc(0))).toThrow('the document is empty');
});

test('facts nested without end are refused', () => {
  const nested = '<ix:continuation id="a">'.repeat(60) + '</ix:continuation>'.repeat(60);
  expect(() => read(page('', nested))).toThrow('inline elements are nested deeper than 50');
});

test('a document that takes too long is given up', () => {
  const nothing = { open() {}, text() {}, close() {} };
  expect(() => readXml(report, () => nothing)).not.toThrow();
  expect(() => readXml(report, () => nothing, -1)).toThrow('takes too long to read');
});

test('a long document is read over the places where it is cut for reading', () => {
  const long = `${'\u{1f9f1}\r\n'.repeat(600_000)}`;
  const text = report.replace('?>\n', `?>\n<!-- ${long} -->`);
  expect(read(text).statements[0]?.values).toEqual(new Map([['Equity', 1]]));
});

test('the encoding is the one declared or marked', () => {
  const name = (bytes: Buffer) => readReport(bytes).name;
  for (const encoding of ['ISO-8859-1', 'windows-1252', 'iso-8859-15']) {
    expect(name(Buffer.from(declared(withName, encoding), 'latin1'))).toBe('Øster Å A/S');
  }
  const little = Buffer.from(declared(withName, 'UTF-16'), 'utf16le');
  expect(name(little)).toBe('Øster Å A/S');
  expect(name(Buffer.concat([Buffer.from([0xff, 0xfe]), little]))).toBe('Øster Å A/S');
  expect(name(Buffer.from(little).swap16())).toBe('Øster Å A/S');
  expect(name(Buffer.from(`\ufeff${withName}`))).toBe('Øster Å A/S');
  expect(name(Buffer.from(withName.replace(/<\?xml.*\?>\n/, '')))).toBe('Øster Å A/S');
});

test('bytes that are not in the encoding declared are refused', () => {
  expect(() => readReport(Buffer.from(withName, 'latin1'))).toThrow('not in utf-8 as it says');
  expect(() => read(declared(report, 'klingon'))).toThrow('the encoding klingon is not known');
});

const inline = page(inlineHeader, printed('fsa:Equity', 'end', '1,5', 'format="ixt:numcomma"'));

test.each([
  ['an instance', report],
  ['a page', inline],
])('whatever is done to %s, it is read or refused', (_, report) => {
  fc.assert(
    fc.property(
      fc.nat(report.length),
      fc.nat(40),
      fc.oneof(fc.string(), fc.constantFrom('<', '>', '&', '"', '<!--', '<![CDATA[', '<?', ']]>')),
      (at, length, insert) => {
        try {
          read(report.slice(0, at) + insert + report.slice(at + length));
        } catch (error) {
          expect(error).toBeInstanceOf(ReportError);
        }
      },
    ),
    { numRuns: 100 },
  );
});
