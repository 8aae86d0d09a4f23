import 'server-only';
import { AppError } from '@/lib/errors';
import { type CompanyView, paths } from '@/lib/paths';

/** What a tool says where the register has nothing. */
export const NOT_IN_REGISTER = 'not in the register';

/** A value, as it is written, and the place in our pages where it stands. */
export type Fact = {
  /** What it is: a name of the code, such as employees or profitLoss. */
  field: string;
  /** First and last day of the financial year it is of. */
  period?: string;
  /** Amounts in whole units of the currency; days as YYYY-MM-DD. Null: not in the register. */
  value: string | number | null;
  shown: string;
  href: string;
};

/** Register text, such as the name, is data of others. */
export type CompanyRef = { key: string; name: string; href: string };

/** One of several that somebody may choose to call. */
export type ChosenRef = CompanyRef & { advertisingProtected: boolean };

/** Whose question it is: tools answer with this person's rights. */
export type Caller = { userId: string };

/** An address of a company's page, at the part that holds a value. */
export function placeOf(key: string, view: CompanyView = {}, part?: string): string {
  const href = paths.company(key, view);
  return part ? `${href}#${part}` : href;
}

export function companyRef({ key, name }: { key: string; name: string | null }): CompanyRef {
  return { key, name: name ?? key, href: placeOf(key) };
}

/** Answers null in place of the failure that a company or a list is unknown. */
export async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}
