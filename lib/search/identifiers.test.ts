import { describe, expect, it } from 'vitest';
import { cvrBegun, parseIdentifier, phoneSpellings } from './identifiers';
import { parseQuery } from './parse-query';

describe('numbers', () => {
  it.each(['12345678', '12 34 56 78', '12.34.56.78', '1234-5678'])(
    '%s is a CVR number or a phone number',
    (text) =>
      expect(parseIdentifier(text)).toEqual({
        kind: 'number',
        digits: '12345678',
        of: ['cvr', 'phone'],
      }),
  );

  it.each([
    ...['DK12345678', 'dk 12.34.56.78', 'CVR: 12345678', 'CVR-nr. 12 34 56 78', 'DK-12345678'],
    ...[
      'SE 12345678',
      'SE-nr. 12345678',
      'VAT DK12345678',
      'VAT no.: DK 12 34 56 78',
      'cvr dk12345678',
    ],
  ])('%s is a CVR number', (text) =>
    expect(parseIdentifier(text)).toEqual({ kind: 'number', digits: '12345678', of: ['cvr'] }),
  );

  it.each([
    '+4512345678',
    '+45 12 34 56 78',
    '0045 12345678',
    '(+45) 12345678',
    'tlf. 12 34 56 78',
    'Tlf: +45 12345678',
    '45 12345678',
    '4512345678',
    'tlf 45 12 34 56 78',
  ])('%s is a phone number', (text) =>
    expect(parseIdentifier(text)).toEqual({ kind: 'number', digits: '12345678', of: ['phone'] }),
  );

  it('other countries keep their code', () => {
    expect(parseIdentifier('+46 (8) 123-456')).toEqual({
      kind: 'number',
      digits: '468123456',
      of: ['phone'],
    });
    expect(phoneSpellings('468123456')).toEqual(['+468123456', '00468123456', '468123456']);
    expect(phoneSpellings('12345678')).toEqual(
      expect.arrayContaining(['12345678', '12 34 56 78', '+4512345678', '+45 12 34 56 78']),
    );
  });

  it.each(['1012345678', '1012 345 678', 'P-nr. 1012345678', 'p1012345678'])(
    '%s is a P-number',
    (text) =>
      expect(parseIdentifier(text)).toEqual({
        kind: 'number',
        digits: '1012345678',
        of: ['pNumber'],
      }),
  );

  it.each(['1234567', '123456789', '12345678 aps', '7-eleven', '+45', 'DK 1234'])(
    '%s is none',
    (text) => expect(parseIdentifier(text)).toBeNull(),
  );
});

describe('a number among words', () => {
  it.each([
    'Stilling Service Station A/S CVR 84177229',
    'Stilling, CVR-nr.: 84 17 72 29, 8660 Skanderborg',
    'Stilling SE 84177229',
    'vat dk84177229 stilling',
    'Stilling (DK-84177229)',
  ])('%s names its company', (text) =>
    expect(parseQuery(text)).toEqual({ kind: 'number', digits: '84177229', of: ['cvr'] }),
  );

  it.each(['84177229 Stilling', 'Stilling: 84177229.', 'nr 12345678 stilling 84177229'])(
    '%s may be a phone number as well',
    (text) => expect(parseIdentifier(text)).toMatchObject({ of: ['cvr', 'phone'] }),
  );

  it.each([
    'Stilling 84177228',
    'Stilling CVR 84177228',
    'Stilling -84177229',
    'Stilling 841772290',
    'Stilling A84177229',
    'Stilling 8417 7229',
    'Stilling 00000000',
  ])('%s has none', (text) => expect(parseQuery(text).kind).toBe('words'));

  it.each([
    ['8417722', '8417722'],
    ['DK 84 17 7', '84177'],
    ['CVR: 0917722', '0917722'],
    ['8417', null],
    ['84177229', null],
    ['84177 aps', null],
    ['', null],
  ])('%s is the beginning %s', (text, digits) => expect(cvrBegun(text)).toBe(digits));
});

describe('addresses', () => {
  it.each([
    'Post@Nordhavn-Tag.example',
    'mailto:post@nordhavn-tag.example',
    '<post@nordhavn-tag.example>',
  ])('%s is an email address', (text) =>
    expect(parseQuery(text)).toEqual({ kind: 'email', address: 'post@nordhavn-tag.example' }),
  );

  it.each([
    'www.nordhavn-tag.example',
    'https://nordhavn-tag.example',
    'HTTP://WWW.Nordhavn-Tag.example:8080/om-os?a=1#b',
    'nordhavn-tag.example/kontakt',
  ])('%s is an address on the web', (text) =>
    expect(parseQuery(text)).toEqual({
      kind: 'domain',
      hosts: ['nordhavn-tag.example'],
      words: null,
    }),
  );

  it.each([
    'mail: post@nordhavn-tag.example',
    'e-mail post@nordhavn-tag.example',
    'Nordhavn Tag, Post@nordhavn-tag.example.',
    'Nordhavn <post@nordhavn-tag.example>, Hals',
  ])('%s has an email address among other words', (text) =>
    expect(parseQuery(text)).toEqual({ kind: 'email', address: 'post@nordhavn-tag.example' }),
  );

  it('all addresses of a host are asked for by what is behind their sign', () => {
    expect(parseQuery('@nordhavn-tag.example')).toEqual({
      kind: 'domain',
      hosts: ['nordhavn-tag.example'],
      words: null,
    });
  });

  it('a bare domain may be a name as well', () => {
    expect(parseQuery('Bolig.dk')).toMatchObject({
      kind: 'domain',
      hosts: ['bolig.dk'],
      words: { words: ['bolig', 'dk'] },
    });
  });

  it('Danish letters are looked for in both forms', () => {
    expect(parseQuery('www.smørrebrød.dk')).toMatchObject({
      hosts: ['smørrebrød.dk', 'xn--smrrebrd-64af.dk'],
    });
  });

  it.each(['a@b', 'a @ b', 'a b@c', 'A.P. Møller', 'nr.1', 'a\u0000b@c.dk', 'x..dk', 'https://'])(
    '%s is none',
    (text) => expect(parseIdentifier(text)).toBeNull(),
  );
});
