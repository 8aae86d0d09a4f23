import { generateCompanies } from '@/prisma/sample/generate';

const n = Number(process.argv[2] ?? 20000),
  total = Number(process.argv[3] ?? n);
let t = performance.now();
let i = 0;
const s: any = {};
const inc = (k: string, v = 1) => {
  s[k] = (s[k] ?? 0) + v;
};
const inds = new Set(),
  muns = new Set(),
  keys = new Set(),
  words = new Set<string>();
const big = n > 100000;
for (const c of generateCompanies({ companies: total, seed: 1 })) {
  if (i >= n) break;
  i++;
  if (process.argv[4] === 'speed') continue;
  if (big) {
    for (const w of c.name!.toLowerCase().split(/[^\p{L}\p{N}]+/u)) words.add(w);
    if (i % 1e5 === 0) console.log(i, words.size, Math.round(process.memoryUsage().heapUsed / 1e6));
    if (c.accounts!.periods.length) inc('acc');
    continue;
  }
  inc('form ' + c.legalForm!.short);
  inc('status ' + c.status);
  if (c.advertisingProtected) inc('prot');
  if (c.phone) inc('phone');
  if (c.email) inc('mail');
  if (c.website) inc('web');
  inds.add(c.industry!.code);
  muns.add(c.municipalityCode);
  keys.add(c.key);
  inc('units', c.units!.length);
  if (c.units!.length > 20) inc('units>20');
  s.maxunits = Math.max(s.maxunits ?? 0, c.units!.length);
  if (c.employees === null) inc('empnull');
  else
    inc(
      c.employees === 0
        ? 'emp0'
        : c.employees === 1
          ? 'emp1'
          : c.employees < 10
            ? 'emp2-9'
            : c.employees < 100
              ? 'emp10-99'
              : c.employees < 1000
                ? 'emp100-999'
                : 'emp1000+',
    );
  inc('roles', c.roles.length);
  inc('periods', c.accounts!.periods.length);
  if (c.accounts!.periods.length) inc('withacc');
  if (c.accounts!.periods.some((p) => p.scope === 'GROUP')) inc('group');
  inc('names', c.names.length);
  if (c.lifePeriods.length > 1) inc('lives');
  if (c.roles.some((r) => r.participant.kind === 'COMPANY' && r.group === 'OWNER')) inc('coowner');
  if (c.roles.some((r) => r.group === 'AUDITOR')) inc('auditor');
  if (i % ((n / 40) | 0) === 0)
    console.log(
      c.key,
      c.legalForm!.short,
      '|',
      c.name,
      '|',
      c.industry!.text,
      '|',
      c.street,
      c.town,
      c.postalCode,
      c.postalDistrict,
      '|',
      c.status,
      c.foundedOn,
      c.ceasedOn,
      c.employees,
      c.email,
    );
  if (i === Number(process.argv[5])) console.dir(c, { depth: 6 });
}
t = performance.now() - t;
console.log(
  s,
  inds.size,
  muns.size,
  keys.size,
  'words',
  words.size,
  'ms',
  t,
  'rec/s',
  Math.round((i / t) * 1000),
  Math.round(process.memoryUsage().rss / 1e6) + 'MB',
);
