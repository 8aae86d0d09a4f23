/** One document after the other: parse, map, insert with its children through Prisma. */
process.env.AUTH_SECRET ??= 'x'.repeat(32);
const { db } = await import('@/lib/db');
const { mapDocument } = await import('@/lib/register/cvr');
const { readReference, storeReference } = await import('@/lib/register/reference');
const { registerDocument } = await import('../../tests/support/register-document');
const { default: pg } = await import('pg');

const count = Number(process.argv[2] ?? 1_000);
const reference = readReference();
const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
await client.connect();
await storeReference(client);
await client.end();

const date = (day: string | null) => (day === null ? null : new Date(day));

for (let index = 0; index < count; index += 1) {
  const text = JSON.stringify(registerDocument(10_000_000 + index * 11));
  const mapped = mapDocument(JSON.parse(text), { reference, day: '2022-01-31' });
  if (!('company' in mapped)) throw new Error('not mapped');
  const { company } = mapped;
  const { key, name, status, street, postalCode, municipalityCode, phone } = company;
  await db.company.create({
    data: {
      key,
      name,
      status,
      street,
      postalCode,
      municipalityCode,
      phone,
      digest: 'peer',
      names: {
        create: company.names.map((entry, position) => ({
          position,
          kind: entry.kind,
          name: entry.name,
          validFrom: date(entry.validFrom),
          validTo: date(entry.validTo),
        })),
      },
      employment: {
        create: company.employment.map((entry) => ({
          startsOn: new Date(entry.startsOn),
          months: entry.months,
          employees: entry.employees,
          min: entry.min,
          max: entry.max,
        })),
      },
      roles: {
        create: company.roles.map((role, position) => ({
          position,
          group: role.group,
          organ: role.organ,
          title: role.title,
          participant: {
            connectOrCreate: {
              where: { id: role.participant.id },
              create: {
                id: role.participant.id,
                kind: role.participant.kind,
                name: role.participant.name,
              },
            },
          },
        })),
      },
    },
  });
}
process.exit(0);

export {};
