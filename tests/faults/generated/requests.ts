import fc from 'fast-check';
import type { Operation } from '../../../lib/openapi/types.ts';
import { type Body, bodyFor } from './bodies.ts';
import { hostileText, meantText, textValueFor } from './values.ts';

/** The sender of a request; `made-up` and `ended` are invalid sessions. */
export type Role = 'nobody' | 'user' | 'admin' | 'made-up' | 'ended';

export type Generated = {
  role: Role;
  /** Whether the session is sent as a cookie. */
  byCookie: boolean;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Body | null;
  /** The declared length of the body. */
  length: 'right' | 'chunked' | 'longer' | 'shorter';
};

/** A target that is requested repeatedly with different input. */
export type Subject = { name: string; requests: fc.Arbitrary<Generated> };

const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'];

const EXTRA_HEADERS: Record<string, string>[] = [
  ...[{ origin: 'null' }, { origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }],
  ...[
    { 'accept-language': 'da'.repeat(2_000) },
    { accept: 'application/x-ndjson' },
    { range: 'bytes=5-1' },
  ],
  ...[{ cookie: 'veminto.session=%; =; ;;' }, { cookie: 'veminto.language=../x; NEXT_LOCALE=%00' }],
  ...[{ 'x-forwarded-for': "1.2.3.4, ' OR 1=1" }, { 'if-none-match': '*' }, { expect: 'nothing' }],
  ...[{ 'content-encoding': 'gzip' }, { host: 'evil.example' }, { host: '' }, { rsc: '1' }],
  ...[{ 'x-request-id': 'x'.repeat(3_000) }, { authorization: 'Bearer x' }, { upgrade: 'h2c' }],
  ...[
    { 'next-action': 'a'.repeat(40) },
    { 'next-resume': '1' },
    { 'x-http-method-override': 'PUT' },
  ],
];

/** Mostly valid, because requests refused by the wrapper test only the wrapper. */
const mostly = <T>(right: T, others: readonly T[], weight = 12) =>
  fc.oneof(
    { weight, arbitrary: fc.constant(right) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );

/** URL-encoded, except lone surrogates, which have no encoding. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

const RAW = ['%', '%00', '%ff', '%2e%2e%2f', '%ED%A0%80', '..', '.', '', ';a=1', '%25%30%30', '*'];
const inPath = (text: fc.Arbitrary<string>) =>
  fc.oneof(
    { weight: 12, arbitrary: text.map(encoded) },
    { weight: 1, arbitrary: fc.constantFrom(...RAW) },
  );

type Pair = [string, string];
const oddPairs = fc.array(
  fc.tuple(fc.oneof(hostileText, fc.constant('page')), fc.oneof(meantText, hostileText)),
  { maxLength: 2 },
);
const written = (pairs: Pair[]) => {
  const query = pairs.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
  return query === '' ? '' : `?${query}`;
};

type Field = { name: string; text: fc.Arbitrary<string>; required: boolean };

/** Required parameters nearly always; some optional ones, sometimes twice, or unknown ones. */
function queryFor(fields: Field[]): fc.Arbitrary<string> {
  const pairOf = ({ name, text }: Field) => text.map((value): Pair => [name, value]);
  const must = fields.filter(({ required }) => required).map(pairOf);
  const maybe = fields.map(pairOf);
  const some =
    maybe.length === 0 ? fc.constant([]) : fc.array(fc.oneof(...maybe), { maxLength: 4 });
  return fc
    .tuple(
      fc.tuple(...must.map((pair) => fc.option(pair, { freq: 15 }))),
      some,
      fc.oneof({ weight: 6, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: oddPairs }),
    )
    .map(([first, ...rest]) => written([...first.filter((pair) => pair !== null), ...rest.flat()]));
}

const roleFor = (right: Role): fc.Arbitrary<Role> =>
  mostly(right, ['nobody', 'user', 'admin', 'made-up', 'ended'], 5);

type Parts = {
  right: Role;
  method: string;
  path: fc.Arbitrary<string>;
  body: fc.Arbitrary<Body | null>;
};

const requestsOf = ({ right, method, path, body }: Parts): fc.Arbitrary<Generated> =>
  fc.record({
    role: roleFor(right),
    byCookie: mostly(false, [true], 3),
    method: mostly(method, METHODS),
    path,
    headers: mostly<Record<string, string>>({}, EXTRA_HEADERS, 8),
    body,
    length: mostly<Generated['length']>('right', ['chunked', 'longer', 'shorter']),
  });

function rightRole({ security, description }: Operation): Role {
  if (security.length === 0) return 'nobody';
  return description.startsWith('For administrators') ? 'admin' : 'user';
}

/** Requests of one API operation, based on its description. */
export function subjectOf(address: string, method: string, operation: Operation): Subject {
  const fields = operation.parameters.map(({ name, schema, in: place, required }) => ({
    name,
    place,
    required,
    text: textValueFor(schema, name),
  }));
  const segments = address.split('/').map((segment) => {
    const field = fields.find(({ name, place }) => place === 'path' && segment === `{${name}}`);
    return field ? inPath(field.text) : fc.constant(segment);
  });
  const query = queryFor(fields.filter(({ place }) => place === 'query'));
  const path = fc
    .tuple(fc.tuple(...segments), query)
    .map(([parts, asked]) => parts.join('/') + asked);
  return {
    name: `${method} ${address}`,
    requests: requestsOf({ right: rightRole(operation), method, path, body: bodyFor(operation) }),
  };
}

/** Query parameters read by any page. */
const PAGE_FIELDS = [
  ...['search', 'page', 'sort', 'tab', 'from', 'id', 'token', 'code', 'state', 'error', 'view'],
  ...['industry', 'employees', 'revenueFrom', 'status', 'area', 'missing', 'foundedFrom', 'run'],
  ...['session_id', 'provider', 'problem', 'list', 'tag', 'email', '_rsc', 'size', 'action'],
].map((name): Field => ({ name, text: fc.oneof(meantText, hostileText), required: false }));

/** Requests of a page; folders in brackets are parameters. */
export function subjectOfPage(address: string): Subject {
  const segments = address
    .split('/')
    .map((segment) =>
      segment.startsWith('[') ? inPath(fc.oneof(meantText, hostileText)) : fc.constant(segment),
    );
  const path = fc
    .tuple(fc.tuple(...segments), queryFor(PAGE_FIELDS))
    .map(([parts, asked]) => (parts.join('/') || '/') + asked);
  const right: Role = address.startsWith('/admin') ? 'admin' : 'user';
  return {
    name: `page ${address}`,
    requests: requestsOf({ right, method: 'GET', path, body: fc.constant(null) }).map((one) => ({
      ...one,
      byCookie: true,
    })),
  };
}

/** Addresses that do not exist. */
export const nowhere: Subject = {
  name: 'other addresses',
  requests: requestsOf({
    right: 'user',
    method: 'GET',
    body: fc.constant(null),
    path: fc
      .tuple(
        fc.constantFrom(
          '/',
          '/api/',
          '/_next/',
          '/_next/image',
          '/api/openapi.json',
          '/api//',
          '//',
          '/api/saved/',
          '/map/',
        ),
        fc.array(inPath(fc.oneof(meantText, hostileText)), { maxLength: 3 }),
        queryFor(PAGE_FIELDS),
      )
      .map(([first, rest, asked]) => first + rest.join('/') + asked),
  }),
};
