import 'server-only';
import { z } from 'zod';
import { AuditOpinion } from '@/prisma/client/enums';
import { ASSISTANCE } from './assistance';
import { BALANCE_FIELDS, INCOME_FIELDS, SCOPES, type StatementField } from './constants';
import { wireLines } from './mapper';

const amount = z.number().nullable();

const descriptions: Partial<Record<StatementField, string>> = {
  propertyPlantAndEquipmentGross:
    'At cost; null where only their value is reported, which is property_plant_and_equipment',
};

const amountOf = (field: StatementField) => {
  const description = descriptions[field];
  return description === undefined ? amount : amount.meta({ description });
};

const statementSchema = (fields: readonly StatementField[]) =>
  z.strictObject(
    Object.fromEntries(wireLines(fields).map(({ field, name }) => [name, amountOf(field)])),
  );

const correctionSchema = z
  .strictObject({
    pdf_path: z.string().meta({ description: 'Its address in the register' }),
    published_on: z.iso.date(),
  })
  .meta({
    id: 'CorrectedReport',
    description: 'A report that corrects an earlier one and whose figures are not known',
  });

export const periodFields = {
  start_date: z.iso.date(),
  end_date: z.iso.date(),
  currency: z.string().meta({ description: 'ISO 4217' }),
  scope: z.enum(SCOPES).meta({ description: 'The company alone, or with its subsidiaries' }),
  corrected_report: correctionSchema.nullable().meta({
    description: 'Published after the report that the figures are from; null if there is none',
  }),
};

const accountsSchema = z
  .strictObject({
    ...periodFields,
    income_statement: statementSchema(INCOME_FIELDS),
    balance_sheet: statementSchema(BALANCE_FIELDS),
    profit_loss_before_tax: amount,
    property_plant_and_equipment: amount.meta({ description: 'After depreciation' }),
    average_employees: z.number().nullable().meta({ description: 'As the report states them' }),
    contradicted: z.array(z.string()).meta({
      description: 'Lines that are null because the report contradicts itself about them',
    }),
  })
  .meta({
    id: 'AnnualAccounts',
    description:
      'The statements of a financial year. Amounts are in whole units of their currency; null where not reported',
  });

const asStated = (description: string) => z.string().nullable().meta({ description });

/** What a report says of itself. */
const auditFields = {
  published_on: z.iso.date().nullable(),
  approved_on: z.iso.date().nullable().meta({ description: 'By the general meeting' }),
  amended: z.boolean().meta({ description: 'It replaces an earlier report' }),
  replaces: z
    .array(z.strictObject({ pdf_path: z.string(), published_on: z.iso.date().nullable() }))
    .meta({ description: 'The reports of its period that it replaces, newest first' }),
  reporting_class: asStated('As stated, such as Regnskabsklasse B'),
  audit_firm: asStated('As stated'),
  audit_assistance: asStated('What the auditor did, as stated'),
  assurance: z.enum(ASSISTANCE).nullable().meta({
    description:
      'What audit_assistance means, from an audit to no assistance; null where it is not stated or in other words',
  }),
  audit_opinion: z.enum(AuditOpinion).nullable().meta({
    description:
      'The conclusion of the auditor where the report names one that is modified; null does not say that it is not modified',
  }),
  going_concern: asStated(
    'The beginning of its note on uncertainty about going concern, where it has one that is tagged',
  ),
};

/** GET /api/company/financial-data/{cvr} */
export const financialDataAnswerSchema = z.strictObject({
  data: z.array(accountsSchema).meta({ description: 'Newest first' }),
  periods: z.array(z.strictObject({ startDate: z.iso.date(), endDate: z.iso.date() })),
  pdf_links: z.array(
    z.strictObject({
      pdf_path: z.string().meta({
        description: 'Where the report is: an address of the register, or of a sample a path here',
      }),
      accounting_period: z.strictObject({
        startDato: z.iso.date().nullable(),
        slutDato: z.iso.date(),
      }),
      ...auditFields,
    }),
  ),
});
