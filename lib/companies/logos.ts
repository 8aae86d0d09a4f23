import 'server-only';
import { registerDb } from '@/lib/db';
import { logoStandIn } from './initials';
import { unknownCompany } from './known-key';

/** The register has no logos; cards show these placeholders. */
const toLogo = ({ key, name }: { key: string; name: string | null }) => ({
  the_key: key,
  logo: null,
  image_base64: null,
  ...logoStandIn(key, name),
});

type LogoOnWire = ReturnType<typeof toLogo>;

/** The logos of companies in the order of `keys`, without duplicates; unknown keys are left out. */
export async function listLogos(keys: readonly string[]): Promise<LogoOnWire[]> {
  const distinct = [...new Set(keys)];
  const rows = await registerDb.company.findMany({
    where: { key: { in: distinct } },
    select: { key: true, name: true },
  });
  const byKey = new Map(rows.map((row) => [row.key, toLogo(row)]));
  return distinct.flatMap((key) => byKey.get(key) ?? []);
}

/** @throws AppError not_found */
export async function getLogo(key: string): Promise<LogoOnWire> {
  const [logo] = await listLogos([key]);
  if (!logo) throw unknownCompany();
  return logo;
}
