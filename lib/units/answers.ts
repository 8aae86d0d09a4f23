import 'server-only';
import { z } from 'zod';
import { paginationSchema } from '@/lib/answer-parts';
import { latitudeSchema, longitudeSchema } from '@/lib/companies/answers';

const text = z.string().nullable();
const day = z.iso.date().nullable();
const pNumber = z
  .string()
  .regex(/^\d{10}$/)
  .meta({ description: 'P-number, ten digits' });

const unitSchema = z
  .strictObject({
    p_number: pNumber,
    name: text,
    is_main: z.boolean().meta({ description: 'The one at the head office' }),
    active: z.boolean(),
    reklamebeskyttet: z.boolean().meta({ description: 'It must not be advertised to' }),
    founded_on: day,
    ceased_on: day,
    industry: text.meta({ description: 'In Danish' }),
    street: text.meta({ description: 'With number, floor and door' }),
    town: text.meta({ description: 'The place within the postal district' }),
    postnr: text.meta({ description: 'Postal code, four digits' }),
    postnrnavn: text.meta({ description: 'Postal district' }),
    kommunenavn: text.meta({ description: 'Municipality' }),
    latitude: latitudeSchema.nullable(),
    longitude: longitudeSchema.nullable(),
    telefonnummer: text.meta({ description: 'Telephone number' }),
    email: text,
    ansatte: z.int().nullable().meta({
      description: 'Employees, or the least of the interval that the register publishes',
    }),
  })
  .meta({ id: 'ProductionUnit', description: 'A place of work of a company' });

/** GET /api/company/units/{cvr} */
export const unitsAnswerSchema = z.strictObject({
  data: z.array(unitSchema).meta({ description: 'Active ones first, the main one before others' }),
  active_total: z.int().min(0),
  pagination: paginationSchema,
});

export type UnitsAnswer = z.infer<typeof unitsAnswerSchema>;

const pointSchema = z.strictObject({
  p_number: pNumber,
  name: text,
  latitude: latitudeSchema,
  longitude: longitudeSchema,
});

export type UnitPointOnWire = z.infer<typeof pointSchema>;

/** GET /api/company/unit-points/{cvr} */
export const unitPointsAnswerSchema = z.strictObject({
  data: z.array(pointSchema).meta({ description: 'The main unit first' }),
});
