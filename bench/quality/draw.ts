import { Random } from '../../prisma/sample/random';
import { coreOf, partsOf, writeName } from './name-parts';
import { classes, type Rule } from './rules';

export type NamedCompany = { key: string; name: string };

/** A query and the company it is meant to find. */
export type Case = NamedCompany & { class: string; rule: string; query: string };

/** How many companies have each folded name, to tell unique names. */
export function countCores(companies: readonly NamedCompany[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { name } of companies) {
    const core = coreOf(name);
    counts.set(core, (counts.get(core) ?? 0) + 1);
  }
  return counts;
}

/**
 * Misspelt names of companies drawn from the register whose folded name without
 * legal form is unique; the same number per class. Deterministic for a register,
 * number and seed. Companies in `without` are not drawn.
 */
export function drawCases(
  { companies, without }: { companies: readonly NamedCompany[]; without: ReadonlySet<string> },
  total: number,
  seed: number,
): Case[] {
  const cores = countCores(companies);
  const candidates = companies.filter(({ key }) => !without.has(key));
  const random = new Random(seed);
  const each = Math.ceil(total / Object.keys(classes).length);
  return Object.entries(classes).flatMap(([name, rules]) => {
    const share = Math.ceil(each / Object.keys(rules).length);
    return Object.entries(rules).flatMap(([rule, write]) =>
      drawOfRule(candidates, { write, cores, random }, share).map((found) => ({
        ...found,
        class: name,
        rule,
      })),
    );
  });
}

type Drawing = { write: Rule; cores: Map<string, number>; random: Random };

function drawOfRule(companies: readonly NamedCompany[], drawing: Drawing, count: number) {
  const found: (NamedCompany & { query: string })[] = [];
  for (let tries = 0; found.length < count; tries += 1) {
    if (tries > 10_000 * count) throw new Error('The register is too small for so many cases.');
    const company = drawing.random.pick(companies);
    const query = misspell(company.name, drawing);
    if (query !== null) found.push({ ...company, query });
  }
  return found;
}

/** Null if the name is not unique or the rule does not apply to it. */
function misspell(name: string, { write, cores, random }: Drawing): string | null {
  const core = coreOf(name);
  if (core === '' || cores.get(core) !== 1) return null;
  const written = write(partsOf(name), random);
  if (written === null) return null;
  const query = writeName(written);
  if (query === name) return null;
  // The result may be the name of another company, which then is the right answer.
  const meant = coreOf(query);
  return meant === core || !cores.has(meant) ? query : null;
}
