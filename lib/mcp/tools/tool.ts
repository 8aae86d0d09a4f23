import 'server-only';
import { z } from 'zod';
import { keySchema } from '@/lib/companies/answers';
import { AppError } from '@/lib/errors';
import { isoDay } from '@/lib/format';
import { findRegisterStatus } from '@/lib/register/queries';

/** A lookup that an agent can make. */
export type Tool = {
  name: string;
  title: string;
  description: string;
  arguments: z.ZodType;
  /** The schema of the result, where an operation of the API has the same besides the register's day. */
  answer?: z.ZodObject;
  /**
   * @param userId Who asks, through the agent.
   * @throws AppError not_found, invalid_input: reported to the agent, which may correct its call.
   */
  run: (given: unknown, userId: string) => Promise<object>;
};

type Found<A> = A extends z.ZodObject ? z.output<A> : object;

/** Of every answer. */
const asOf = {
  registerDay: z.iso
    .date()
    .nullable()
    .meta({ description: 'The day up to which the register is known' }),
};

/**
 * Defines a tool whose arguments are validated before it runs, and whose answers say of which day
 * the register is.
 */
export function defineTool<S extends z.ZodType, A extends z.ZodObject | undefined = undefined>(
  tool: Omit<Tool, 'arguments' | 'answer' | 'run'> & {
    arguments: S;
    answer?: A;
    run: (given: z.output<S>, userId: string) => Promise<Found<A>>;
  },
): Tool {
  const run = async (given: unknown, userId: string) => {
    const { success, data, error } = tool.arguments.safeParse(given);
    if (!success) throw new AppError('invalid_input', z.prettifyError(error));
    const [found, { updatedOn }] = await Promise.all([
      tool.run(data, userId),
      findRegisterStatus(),
    ]);
    return { registerDay: isoDay(updatedOn), ...found };
  };
  return { ...tool, answer: tool.answer?.extend(asOf), run };
}

export const pageSchema = z
  .int()
  .min(1)
  .max(100_000)
  .default(1)
  .describe('From 1; past the end answers the last page');

/** Identifies the company of an answer. */
export const companyFields = { cvr: keySchema, name: z.string().nullable() };
