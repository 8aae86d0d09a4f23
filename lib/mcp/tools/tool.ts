import 'server-only';
import { z } from 'zod';
import { keySchema } from '@/lib/companies/answers';
import { AppError } from '@/lib/errors';
import { CVR, digitsOf } from '@/lib/search/identifiers';

/** A lookup that an agent can make. */
export type Tool = {
  name: string;
  title: string;
  description: string;
  arguments: z.ZodType;
  /** The schema of the result, where an operation of the API has the same. */
  answer?: z.ZodObject;
  /**
   * @throws AppError not_found, invalid_input: reported to the agent, which may correct its call.
   */
  run: (given: unknown) => Promise<object>;
};

type Found<A> = A extends z.ZodObject ? z.output<A> : object;

/** Defines a tool whose arguments are validated before it runs. */
export function defineTool<S extends z.ZodType, A extends z.ZodObject | undefined = undefined>(
  tool: Omit<Tool, 'arguments' | 'answer' | 'run'> & {
    arguments: S;
    answer?: A;
    run: (given: z.output<S>) => Promise<Found<A>>;
  },
): Tool {
  const run = async (given: unknown) => {
    const { success, data, error } = tool.arguments.safeParse(given);
    if (!success) throw new AppError('invalid_input', z.prettifyError(error));
    return tool.run(data);
  };
  return { ...tool, run };
}

export const pageSchema = z
  .int()
  .min(1)
  .max(100_000)
  .default(1)
  .describe('From 1; past the end answers the last page');

/** "DK 12 34 56 78", as VAT numbers are written, and a number instead of a text mean the same. */
function withoutLabel(given: unknown): unknown {
  const written = typeof given === 'number' ? String(given) : given;
  const found = typeof written === 'string' ? CVR.exec(written.trim()) : null;
  return found ? digitsOf(found[2]) : written;
}

export const cvrSchema = z
  .preprocess(
    withoutLabel,
    z.string('A CVR number has eight digits').regex(/^\d{8}$/, 'A CVR number has eight digits'),
  )
  .describe('CVR number, eight digits');

/** Identifies the company of an answer. */
export const companyFields = { cvr: keySchema, name: z.string().nullable() };
