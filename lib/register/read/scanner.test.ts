import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DocumentScanner } from './scanner';

/** Documents as text and refusals as `line: reason`, read in chunks of `piece` bytes. */
function scan(text: string, { lines, piece = 7, max = 1_000 }: Options = {}): string[] {
  const scanner = new DocumentScanner(max, lines);
  const bytes = Buffer.from(text);
  const found = [];
  for (let at = 0; at < bytes.length; at += piece) {
    found.push(...scanner.push(bytes.subarray(at, at + piece)));
  }
  found.push(...scanner.end());
  return found.map((item) =>
    'reason' in item ? `${item.line}: ${item.reason}` : item.bytes.toString(),
  );
}
type Options = { lines?: boolean; piece?: number; max?: number };

describe('shapes of input', () => {
  test('a single document, on one line or printed over many', () => {
    expect(scan('{"a":1}')).toEqual(['{"a":1}']);
    expect(scan('\n{\n "a": {\n  "b": 1 }\n}\n')).toEqual(['{\n "a": {\n  "b": 1 }\n}']);
  });

  test('one document a line', () => {
    expect(scan('{"a":1}\n{"a":2}\r\n\n{"a":3}')).toEqual(['{"a":1}', '{"a":2}', '{"a":3}']);
  });

  test('printed documents one after another', () => {
    expect(scan('{\n"a":1\n}\n{\n"a":2\n}\n')).toEqual(['{\n"a":1\n}', '{\n"a":2\n}']);
  });

  test('the elements of an array', () => {
    expect(scan('[\n{"a":[1,{}]},\n{"a":2}]')).toEqual(['{"a":[1,{}]}', '{"a":2}']);
  });

  test('the hits of an answer, and nothing around them', () => {
    const answer =
      '{"took":1,"_shards":{"total":6},"hits":{"total":2,"hits":[{"_source":{"hits":[{}]}},{"a":{}}]},"aggs":{"x":{"y":{}}}}';
    expect(scan(answer)).toEqual(['{"_source":{"hits":[{}]}}', '{"a":{}}']);
    expect(scan(`${answer}\n${answer}`)).toHaveLength(4);
    expect(scan(JSON.stringify(JSON.parse(answer), null, 2))).toHaveLength(2);
  });

  test('a document that happens to have a member of that name stays whole', () => {
    expect(scan('{"a":"hits","hits":[1]}')).toEqual(['{"a":"hits","hits":[1]}']);
  });

  test('brackets and quotes inside texts', () => {
    const document = '{"a":"}]\\"{[\\\\","hits":"x"}';
    expect(scan(`${document}\n${document}`)).toEqual([document, document]);
  });
});

describe('broken input', () => {
  test('a broken line spoils nothing but itself', () => {
    expect(scan('{"a":1}\n{"a":{"b":\n{"a":3}\n')).toEqual([
      '{"a":1}',
      '2: the line ends inside a document',
      '{"a":3}',
    ]);
    expect(scan('{"a":1}\n{"a":"x\n{"a":3}\n')[2]).toBe('{"a":3}');
    expect(scan('{"a":1}\n{"a":"x\\\n{"a":3}\n')[2]).toBe('{"a":3}');
    expect(scan('{"a":1}"x\\\n{"a":3}', { lines: true })[2]).toBe('{"a":3}');
  });

  test('a broken first line', () => {
    expect(scan('{"a":{"b":1}\n{"a":2}\n')).toEqual([
      '1: the line ends inside a document',
      '{"a":2}',
    ]);
    expect(scan('{"a":{"b":\n{"a":2}\n', { lines: true })[1]).toBe('{"a":2}');
  });

  test('what is no object', () => {
    expect(scan('<html>\n{"a":1}')).toEqual(['1: a JSON object was expected', '{"a":1}']);
    expect(scan('}\n{"a":1}')).toEqual(['1: a JSON object was expected', '{"a":1}']);
    expect(scan('[1,\n{"a":1},\n"x"]')).toEqual([
      '1: a JSON object was expected',
      '{"a":1}',
      '3: a JSON object was expected',
    ]);
  });

  test('a file that ends too early', () => {
    expect(scan('{"hits":{"hits":[{"a":1},{"a"')).toEqual([
      '{"a":1}',
      '1: the file ends inside a document',
    ]);
  });

  test('a document that is too long is skipped, and told once', () => {
    const long = `{"a":"${'x'.repeat(3_000)}"}`;
    const refusal = '1: the document is longer than 0 MiB';
    expect(scan(`${long}\n{"a":2}\n`)).toEqual([refusal, '{"a":2}']);
    expect(scan(`${long.slice(0, -1)}\n{"a":2}\n`, { lines: true })).toEqual([refusal, '{"a":2}']);
  });
});

test('where the pieces are cut makes no difference', () => {
  const json = fc.json({ maxDepth: 4 }).map((text) => `{"a":${text}}`);
  fc.assert(
    fc.property(fc.array(json, { minLength: 1 }), fc.integer({ min: 1, max: 40 }), (all, piece) => {
      expect(scan(all.join('\n'), { piece, max: 1e6 })).toEqual(all);
      expect(scan(`[${all}]`, { piece, max: 1e6 })).toEqual(all);
      const hits = `{"hits":{"total":1,"hits":[${all}]}}`;
      expect(scan(hits, { piece, max: 1e6 })).toEqual(all);
    }),
  );
});
