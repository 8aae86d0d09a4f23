import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { LocationPrecision } from '@/prisma/client/enums';
import { readReference } from '../reference';
import { mapDocument } from './index';

const context = { reference: readReference(), day: '2022-01-15' };
type Json = Record<string, unknown>;

const folder = 'tests/fixtures/register';
const documents: unknown[] = readdirSync(folder).flatMap((name) => {
  const value = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  return value.hits?.hits.map((hit: { _source: unknown }) => hit._source) ?? [value];
});

/** The key paths of all places in a value. */
function placesIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]];
  const inside = Object.entries(value).flatMap(([key, member]) =>
    placesIn(member).map((rest) => [key, ...rest]),
  );
  return [[], ...inside];
}

function withValueAt(document: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = Array.isArray(document) ? [...document] : { ...(document as Json) };
  const members = copy as Json;
  members[key] = withValueAt(members[key], rest, value);
  return copy;
}

/** Mirrors the limits of the columns in prisma/schema.prisma. */
const companyKey = z.string().regex(/^\d{8}$/);
const pNumber = z.string().regex(/^\d{10}$/);
const line = z.string().min(1).max(510).nullable();
const text = z.string().min(1).max(100_000).nullable();
const day = z.iso
  .date()
  .refine((value) => value >= '0001-01-01')
  .nullable();
const period = { validFrom: day, validTo: day };
const count = z.int32().nonnegative().nullable();
const amount = (limit: number) => z.number().nonnegative().lt(limit).nullable();
const industry = z.strictObject({
  version: z.enum(['DB07', 'DB25']),
  code: z.string().regex(/^\d{6}$/),
  text: line,
});
const place = {
  // Composed of several texts.
  street: z.string().min(1).max(3_000).nullable(),
  town: line,
  postalCode: z
    .string()
    .regex(/^\d{4}$/)
    .nullable(),
  postalDistrict: line,
  municipalityCode: z.int().min(1).max(9999).nullable(),
  municipalityName: line,
  addressId: z.guid().nullable(),
  latitude: z.number().min(54.5).max(57.8).nullable(),
  longitude: z.number().min(8).max(15.3).nullable(),
  locationPrecision: z.enum(LocationPrecision).nullable(),
};
const employees = { employees: count, employeesMin: count, employeesMax: count };
const contacts = { phone: z.string().max(300).nullable(), email: z.string().max(300).nullable() };
const role = z.strictObject({
  ...period,
  participant: z.strictObject({
    id: z.int().positive(),
    kind: z.enum(['PERSON', 'COMPANY', 'OTHER']),
    name: z.string().min(1).max(500),
    companyKey: z
      .string()
      .regex(/^\d{8}$/)
      .nullable(),
  }),
  group: z.enum(['MANAGEMENT', 'BOARD', 'FOUNDER', 'AUDITOR', 'OWNER', 'PARTNER', 'OTHER']),
  organ: line,
  title: line,
  ownership: amount(10),
  votes: amount(10),
});
const company = z.strictObject({
  key: companyKey,
  registerId: z.int().positive().nullable(),
  isSample: z.literal(false),
  name: line,
  names: z.array(
    z.strictObject({
      ...period,
      kind: z.enum(['PRIMARY', 'SECONDARY']),
      name: z.string().min(1).max(500),
    }),
  ),
  status: z.string(),
  statusText: line,
  statusSince: day,
  statusHistory: z.array(z.strictObject({ status: z.string(), from: z.iso.date() })).nullable(),
  restructurings: z
    .array(
      z.strictObject({
        event: z.int().positive(),
        kind: z.enum(['MERGER', 'DEMERGER']),
        side: z.enum(['FROM', 'INTO']),
        on: z.iso.date(),
      }),
    )
    .nullable(),
  foundedOn: day,
  movedOn: day,
  ceasedOn: day,
  lifePeriods: z.array(z.strictObject(period)),
  advertisingProtected: z.boolean(),
  legalForm: z
    .strictObject({ code: z.int().min(1).max(99_999), short: line, name: line })
    .nullable(),
  industry: industry.nullable(),
  secondaryIndustries: z.array(industry).max(3),
  ...place,
  careOf: line,
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  addressText: text,
  ...contacts,
  website: z.url({ protocol: /^https?$/ }).nullable(),
  ...employees,
  employeesMonth: day,
  employment: z.array(
    z.strictObject({
      startsOn: z.iso.date(),
      months: z.union([z.literal(1), z.literal(3), z.literal(12)]),
      employees: count,
      min: count,
      max: count,
      fullTime: amount(1e10),
    }),
  ),
  purpose: text,
  capital: amount(1e18),
  capitalCurrency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable(),
  signingRule: text,
  financialYearStart: z
    .string()
    .regex(/^--\d\d-\d\d$/)
    .nullable(),
  financialYearEnd: z
    .string()
    .regex(/^--\d\d-\d\d$/)
    .nullable(),
  auditWaived: z.boolean().nullable(),
  listed: z.boolean().nullable(),
  capitalPartlyPaid: z.boolean().nullable(),
  shareClasses: z.boolean().nullable(),
  articlesOn: day,
  firstPeriodStart: day,
  firstPeriodEnd: day,
  registerUpdatedAt: z.iso.datetime().nullable(),
  roles: z.array(role),
  units: z.null(),
  accounts: z.null(),
  locationCount: z.int32().nonnegative(),
});
const unit = z.strictObject({
  pNumber,
  name: line,
  isMain: z.literal(false),
  active: z.boolean(),
  advertisingProtected: z.boolean(),
  foundedOn: day,
  ceasedOn: day,
  industry: industry.nullable(),
  ...place,
  ...contacts,
  ...employees,
});
const mappedSchema = z.union([
  z.strictObject({ company }),
  z.strictObject({ companyKey, unit }),
  z.strictObject({ ignored: z.literal('participant') }),
  z.strictObject({
    withdrawn: z.strictObject({
      companyKey: companyKey.nullish(),
      pNumber: pNumber.nullish(),
      updatedAt: z.iso.datetime().nullable(),
    }),
  }),
  z.strictObject({ reason: z.string().min(1).max(200) }),
]);

/** Almost valid values find more faults than random ones. */
const nearlyRight = fc.oneof(
  fc.constantFrom<unknown>(null, '', ' ', 0, -1, 0.5, 1e15, 2 ** 53, true, 'true', [], {}, [null]),
  fc.constantFrom('0000-01-01', '2021-02-29', '9999-12-31', '2021-13-01T00:00:00Z', '--02-30'),
  fc.constantFrom('999999999999999', '\ud800', 'a\u0000b', 'ANTAL_999999_5', 'http://a.b c', 'ÅÅ'),
  fc.integer({ min: 1, max: 700 }).map((length) => 'x'.repeat(length)),
  fc.integer(),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
);

const changed = fc
  .constantFrom(...documents.map((document) => ({ document, places: placesIn(document) })))
  .chain(({ document, places }) =>
    fc
      .tuple(fc.constantFrom(...places), fc.oneof(nearlyRight, fc.jsonValue()))
      .map(([at, value]) => withValueAt(document, at, value)),
  );

test('the fixtures themselves are storable', () => {
  expect(documents.length).toBeGreaterThan(8);
  for (const document of documents) mappedSchema.parse(mapDocument(document, context));
});

test('whatever stands anywhere in a document, it is refused or can be stored', () => {
  fc.assert(
    fc.property(changed, (document) => {
      mappedSchema.parse(mapDocument(document, context));
    }),
    { numRuns: 3_000 },
  );
});
