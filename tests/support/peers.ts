import { withClient } from './accounts.ts';

const columns = [
  'roe',
  'roi',
  'coverage_ratio',
  'liquidity_ratio',
  'profit_margin',
  'solvency_ratio',
];

type Column =
  | 'roe'
  | 'roi'
  | 'coverage_ratio'
  | 'liquidity_ratio'
  | 'profit_margin'
  | 'solvency_ratio';

/** Not an existing industry, so the group has no other members. */
const GROUP = '000';

/**
 * Places a company among peers with these figures, including its own.
 * @param sizeClass unique per company, so that groups do not mix.
 */
export function addPeers(given: {
  key: string;
  sizeClass: string;
  endDate: string;
  own: Partial<Record<Column, number>>;
  group: Partial<Record<Column, number[]>>;
}): Promise<void> {
  const { key, sizeClass, endDate, own, group } = given;
  return withClient(async (client) => {
    await client.query(
      `insert into newest_figures (company_key, industry_version, industry_group, size_class, living,
         end_date, ${columns}) values ($1, 'DB07', $2, $3, true, $4, $5, $6, $7, $8, $9, $10)`,
      [key, GROUP, sizeClass, endDate, ...columns.map((name) => own[name as Column] ?? null)],
    );
    await client.query(
      `insert into peer_groups (industry_version, industry_group, size_class, ${columns})
       values ('DB07', $1, $2, $3, $4, $5, $6, $7, $8)`,
      [GROUP, sizeClass, ...columns.map((name) => group[name as Column] ?? null)],
    );
  });
}

export function deletePeers(key: string, sizeClass: string): Promise<void> {
  return withClient(async (client) => {
    await client.query('delete from newest_figures where company_key = $1', [key]);
    await client.query('delete from peer_groups where industry_group = $1 and size_class = $2', [
      GROUP,
      sizeClass,
    ]);
  });
}
