import 'server-only';
import { z } from 'zod';
import { CompanyStatus } from '@/prisma/client/enums';
import { ENDED_STATUSES } from './ending';

const text = z.string().nullable();
const described = (description: string) => text.meta({ description });

/** The CVR number, which identifies a company. */
export const keySchema = z
  .string()
  .regex(/^\d{8}$/)
  .meta({ description: 'CVR number, eight digits' });

export const statusSchema = z.enum(CompanyStatus).meta({
  description: 'UNKNOWN: named by an annual report or a production unit only',
});

export const endingSchema = z.enum(ENDED_STATUSES).meta({
  description: 'How it ended; CEASED_OTHER: in another way, or the register does not tell',
});

export const sourceDateSchema = z.iso
  .date()
  .nullable()
  .meta({ description: 'Day on which the register last changed the company' });

export const monthSchema = z.string().regex(/^\d{4}-\d{2}$/);

export const latitudeSchema = z.number().meta({
  description:
    'Degrees north (WGS 84), of its address or else of its town, postal district or municipality',
});
export const longitudeSchema = z.number().meta({ description: 'Degrees east (WGS 84)' });

const main = {
  the_key: keySchema,
  cvr_nr: keySchema,
  Firmnavn: described('Name'),
  branchebetegnelse_primær: described('Main industry, in Danish'),
  virksomhedsform: described('Legal form, such as Anpartsselskab'),
  p_region: described('Region'),
  p_kommunenavn: described('Municipality'),
  revenue: z.number().nullable().meta({
    description:
      'Of the newest annual accounts in DKK of the company alone, which may have newer ones in another currency or of its group; null where not reported',
  }),
  ansatte: z
    .int()
    .nullable()
    .meta({ description: 'Employees, or the least of the interval that the register publishes' }),
  employees_month: monthSchema.nullable().meta({
    description: 'The month that ansatte is of, where it is over two years ago; null of today',
  }),
  antalPenheder: z.int().meta({ description: 'Production units that have not ceased' }),
  email: text,
  telefonnummer: described('Telephone number'),
  hjemmeside: described('Web site'),
  latitude: latitudeSchema.nullable(),
  longitude: longitudeSchema.nullable(),
  logo: z.null().meta({ description: 'The register has none' }),
  image_base64: z.null().meta({ description: 'The register has none' }),
  particpent_name: described('Name of the chief executive'),
  stiftelsesDato: z.iso.date().nullable().meta({ description: 'Day of the foundation' }),
};

/** Main industry first, if known, then the secondary ones. */
const industries = {
  branchekode1: described('Code of the industry, six digits'),
  branchekode2: described('Code of a secondary industry'),
  branchekode3: described('Code of another secondary industry'),
  branchebetegnelse1: described('The industry of branchekode1, in Danish'),
  branchebetegnelse2: described('The industry of branchekode2, in Danish'),
  branchebetegnelse3: described('The industry of branchekode3, in Danish'),
  sector: described('The sector of its main industry, in Danish, as the filter sector takes it'),
  industry_division: described(
    'The division of its main industry: the first two digits of its code; likewise',
  ),
};

const rest = {
  care_of: described('Whom mail to it is sent in care of'),
  street: described('Street and number of its registered address, floor and door'),
  town: described('Village or quarter, where the address names one'),
  postnr: described('Postal code, four digits'),
  postnrnavn: described('Postal district'),
  region: described('Region'),
  kommunenavn: described('Municipality'),
  kommunekode: z.int().nullable().meta({ description: 'Code of the municipality' }),
  foreign_address: described('The address in one line, where it is abroad'),
  country: described('Of the address, ISO 3166-1 alpha-2, such as DK'),
  moved_on: z.iso
    .date()
    .nullable()
    .meta({ description: 'First day at the address; null if it was at no other one before' }),
  status: statusSchema,
  status_text: described('Its status in the words of the register'),
  status_since: z.iso.date().nullable().meta({
    description: 'Day on which status began, or will; of a company that ended, its last day',
  }),
  ended_as: endingSchema.nullable().meta({ description: 'Null while it goes on' }),
  reklamebeskyttet: z.boolean().meta({ description: 'It must not be advertised to' }),
  is_sample: z.boolean().meta({ description: 'Invented, to try Veminto with' }),
  source_date: sourceDateSchema,
};

/** A company in the API's wire format, as written by toCompanyRecord. */
export const companyRecordSchema = z
  .strictObject({ ...main, ...industries, ...rest })
  .meta({ id: 'Company', description: 'A company, as the register has it today' });

export type CompanyRecordOnWire = z.infer<typeof companyRecordSchema>;

/** POST /api/veminto/singledata */
export const singleDataAnswerSchema = z.strictObject({
  status: z.literal('success'),
  data: companyRecordSchema,
});

const logoSchema = z
  .strictObject({
    the_key: keySchema,
    logo: companyRecordSchema.shape.logo,
    image_base64: companyRecordSchema.shape.image_base64,
    initials: z.string().meta({ description: 'Of its name; shown in place of a logo' }),
    colour: z.string().meta({ description: 'As CSS has it, behind the initials' }),
  })
  .meta({ id: 'Logo', description: 'What stands for a company' });

/** POST /api/veminto/logo */
export const logoAnswerSchema = z.strictObject({ status: z.literal('success'), data: logoSchema });

/** POST /api/veminto/logos */
export const logosAnswerSchema = z.strictObject({
  status: z.literal('success'),
  data: z.array(logoSchema),
});
