import { expect, test } from 'vitest';
import { decodeReferences } from './character-references';

test.each([
  ['&#248; &#xF8; &#Xf8; &oslash;', 'ø ø ø ø'],
  ['&AElig;&Oslash;&Aring; &aelig;&aring;', 'ÆØÅ æå'],
  ['10&nbsp;%', '10 %'],
  // As browsers read the numbers of Windows.
  ['2019&#150;2020 &#x80;', '2019–2020 €'],
  ['&#128512;', '😀'],
  ['&lt;p&gt; &amp;aelig;', '<p> &aelig;'],
  // PostgreSQL stores no zero characters.
  ['a&#0;b&#7;c', 'a b c'],
])('%s', (written, text) => {
  expect(decodeReferences(written)).toBe(text);
});

test.each(['&unknown;', '&constructor;', '&#xD800;', '&#1114112;', 'R&D; A & B', '&#;', '&#x;'])(
  'what is none is kept as written: %s',
  (written) => {
    expect(decodeReferences(written)).toBe(written);
  },
);
