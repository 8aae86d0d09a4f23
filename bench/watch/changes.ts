import type { CompanyRecord } from '@/lib/register/record';
import { generateCompanies } from '@/prisma/sample/generate';
import { Random } from '@/prisma/sample/random';

const SEED = 1;

/** Some companies of a sample register, changed as in a later load. */
export function* changedCompanies(companies: number, changes: number): Generator<CompanyRecord> {
  const random = new Random(6);
  const step = Math.floor(companies / changes);
  for (let place = 0; place < changes; place += 1) {
    const from = place * step + random.below(step);
    for (const record of generateCompanies({ companies, seed: SEED, from, to: from + 1 })) {
      yield change(record, random);
    }
  }
}

const STATUSES = ['ACTIVE', 'IN_BANKRUPTCY', 'CEASED'] as const;

/** Like real registers: mostly head counts, sometimes a status, name or telephone number. */
function change(record: CompanyRecord, random: Random): CompanyRecord {
  const kind = random.below(10);
  return {
    ...record,
    registerUpdatedAt: new Date().toISOString(),
    ...(kind < 6 && { employees: random.below(200), employeesMin: null, employeesMax: null }),
    ...(kind >= 6 && kind < 8 && { status: random.pick(STATUSES) }),
    ...(kind === 8 && { name: `${record.name ?? 'Firma'} Nord` }),
    ...(kind === 9 && { phone: record.phone === null ? '20304050' : null }),
  };
}
