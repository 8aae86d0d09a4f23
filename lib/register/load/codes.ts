import 'server-only';
import type { Client } from 'pg';
import type { CompanyRecord, IndustryRef, UnitRecord } from '../record';
import { industryId, type Reference } from '../reference';

type Place = { municipalityCode: number | null; municipalityName: string | null };

/** Codes with the source's own texts; plain data, so that it can be sent between threads. */
export type CodesFound = {
  legalForms: { code: number; short: string; name: string }[];
  industries: IndustryRef[];
  municipalities: { code: number; name: string }[];
};

/**
 * Codes missing from the reference data. They are data, not errors: they are stored with the
 * source's own text and never replace a known entry.
 */
export class UnknownCodes {
  readonly #legalForms = new Map<number, CodesFound['legalForms'][number]>();
  readonly #industries = new Map<string, IndustryRef>();
  readonly #municipalities = new Map<number, string>();

  constructor(private readonly reference: Reference) {}

  company(record: CompanyRecord): void {
    const form = record.legalForm;
    if (form && !this.reference.legalForms.has(form.code)) {
      const short = form.short ?? String(form.code);
      this.#legalForms.set(form.code, { code: form.code, short, name: form.name ?? short });
    }
    this.#industry(record.industry);
    for (const industry of record.secondaryIndustries) this.#industry(industry);
    this.#municipality(record);
    for (const unit of record.units ?? []) this.unit(unit);
  }

  unit(unit: UnitRecord): void {
    this.#industry(unit.industry);
    this.#municipality(unit);
  }

  found(): CodesFound {
    return {
      legalForms: [...this.#legalForms.values()],
      industries: [...this.#industries.values()],
      municipalities: [...this.#municipalities].map(([code, name]) => ({ code, name })),
    };
  }

  add(found: CodesFound): void {
    for (const form of found.legalForms) this.#legalForms.set(form.code, form);
    for (const industry of found.industries) this.#industry(industry);
    for (const { code, name } of found.municipalities) this.#municipalities.set(code, name);
  }

  /** For the load's report: the unknown codes that occurred. */
  report(): Record<string, (string | number)[]> {
    return {
      legalForms: [...this.#legalForms.keys()].sort((a, b) => a - b),
      industries: [...this.#industries.keys()].sort(),
      municipalities: [...this.#municipalities.keys()].sort((a, b) => a - b),
    };
  }

  async store(client: Client): Promise<void> {
    for (const { code, short, name } of this.#legalForms.values()) {
      await client.query(
        'INSERT INTO legal_forms (code, short, name) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
        [code, short, name],
      );
    }
    for (const { version, code, text } of this.#industries.values()) {
      await client.query(
        `INSERT INTO industries (version, code, danish) VALUES ($1, $2, $3)
         ON CONFLICT DO NOTHING`,
        [version, code, text ?? code],
      );
    }
    await this.#nameInEnglish(client);
    for (const [code, name] of this.#municipalities) {
      await client.query(
        'INSERT INTO municipalities (code, name) VALUES ($1, $2) ON CONFLICT DO NOTHING',
        [code, name],
      );
    }
  }

  /** The register writes industries in Danish only; stored earlier without a name, they get it too. */
  async #nameInEnglish(client: Client): Promise<void> {
    const classes = this.reference.naceClasses;
    await client.query(
      `UPDATE industries SET english = nace.english
       FROM unnest($1::text[], $2::text[]) AS nace (class, english)
       WHERE industries.version = 'DB25' AND industries.english IS NULL
         AND left(industries.code, 4) = nace.class`,
      [[...classes.keys()], [...classes.values()]],
    );
  }

  #industry(industry: IndustryRef | null): void {
    if (!industry) return;
    const id = industryId(industry.version, industry.code);
    if (this.reference.industries.has(id)) return;
    if (!this.#industries.get(id)?.text) this.#industries.set(id, industry);
  }

  #municipality({ municipalityCode: code, municipalityName: name }: Place): void {
    if (code === null || this.reference.municipalities.has(code)) return;
    if (name !== null || !this.#municipalities.has(code)) {
      this.#municipalities.set(code, name ?? String(code));
    }
  }
}
