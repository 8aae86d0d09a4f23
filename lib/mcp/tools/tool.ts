import 'server-only';
import { z } from 'zod';
import { keySchema } from '@/lib/companies/answers';
import { AppError } from '@/lib/errors';

/** Something that an agent may look up. */
export type Tool = {
  name: string;
  title: string;
  description: string;
  arguments: z.ZodType;
  /** What is found, where an operation of the API answers the same: as its schema has it. */
  answer?: z.ZodObject;
  /** @throws AppError not_found, invalid_input: told to the agent, which may do better. */
  run: (given: unknown) => Promise<object>;
};

type Found<A> = A extends z.ZodObject ? z.output<A> : object;

/** A tool whose arguments are read before it runs. */
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

export const cvrSchema = z
  .string()
  .regex(/^\d{8}$/, 'A CVR number has eight digits')
  .describe('CVR number, eight digits');

/** Which company an answer is about. */
export const companyFields = { cvr: keySchema, name: z.string().nullable() };
