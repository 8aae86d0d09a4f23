import type { Reference } from '@/lib/register/reference';
import { type Random, Weighted } from './random';

/** The family of a legal form determines names, roles, industries and accounts. */
export type FormFamily = 'capital' | 'personal' | 'association' | 'foreign';

export type Form = {
  code: number;
  short: string;
  name: string;
  family: FormFamily;
  /** Suffix of the name. */
  suffix: string;
  /** Share of all companies of the form, past and present, that have not ceased. */
  alive: number;
  /** First and last year in which companies of the form could be founded. */
  since: number;
  until: number;
};

type Row = [code: number, weight: number, suffix: string, alive: number, since: number];

/** Weights are thousands of companies of the form in the whole register, past and present. */
const families: Record<FormFamily, Row[]> = {
  capital: [
    [80, 477, 'ApS', 0.76, 1974],
    [60, 89, 'A/S', 0.68, 1917],
    [81, 55, 'IVS', 0.36, 2014],
    [40, 10, 'K/S', 0.6, 1960],
    [70, 0.7, 'P/S', 0.8, 2000],
    [151, 1, 'S.M.B.A.', 0.4, 1985],
  ],
  personal: [
    [10, 909, '', 0.54, 1965],
    [15, 136, '', 0.4, 2000],
    [30, 106, 'I/S', 0.42, 1965],
    [280, 11, '', 0.4, 1990],
    [270, 4, '', 0.3, 1995],
  ],
  association: [
    [115, 166, '', 0.76, 2003],
    [110, 82, '', 0.66, 1950],
    [90, 15, '', 0.8, 1925],
    [100, 1.6, '', 0.8, 1930],
    [140, 4, 'A.M.B.A.', 0.6, 1930],
    [150, 3, 'F.M.B.A.', 0.65, 1960],
    [130, 0.8, '', 0.3, 1925],
    [260, 2.3, '', 0.85, 1930],
  ],
  foreign: [
    [210, 21.6, '', 0.5, 1998],
    [170, 1.5, '', 0.6, 1985],
    [180, 1.2, '', 0.6, 1995],
  ],
};

/** No IVS can be founded since 15 April 2019. */
const lastYears: Record<number, number> = { 81: 2018 };

export type Forms = {
  ordinary: Weighted<Form>;
  holding: Weighted<Form>;
  auditor: Weighted<Form>;
};

export function createForms(reference: Reference): Forms {
  const forms = new Map<number, Form>();
  const weights: [Form, number][] = [];
  for (const family of ['capital', 'personal', 'association', 'foreign'] as const) {
    for (const [code, weight, suffix, alive, since] of families[family]) {
      const listed = reference.legalForms.get(code);
      if (!listed) throw new Error(`legal-forms.csv has no form ${code}`);
      const until = lastYears[code] ?? 2022;
      const form = { ...listed, family, suffix, alive, since, until };
      forms.set(code, form);
      weights.push([form, weight]);
    }
  }
  const mixOf = (shares: [number, number][]) =>
    new Weighted(
      weights.flatMap(([form]) =>
        shares.filter(([code]) => code === form.code).map(([, weight]) => [form, weight] as const),
      ),
    );
  return {
    ordinary: new Weighted(weights),
    holding: mixOf([
      [80, 92],
      [60, 4],
      [81, 4],
    ]),
    auditor: mixOf([
      [80, 60],
      [60, 40],
    ]),
  };
}

/** Capital companies publish accounts; hardly any foreign companies or associations do. */
export function publishesAccounts(form: Form): boolean {
  return form.family === 'capital' && form.code !== 151;
}

export function drawForm(forms: Forms, slot: keyof Forms, random: Random): Form {
  return forms[slot].draw(random);
}
