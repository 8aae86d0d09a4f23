import 'server-only';
import type { z } from 'zod';
import { registerDb } from '@/lib/db';
import type { MapWindow } from './engine/cluster-grid';
import { clustersOf } from './engine/clusters';
import { keyOfDoc } from './engine/doc-key';
import type { clustersAnswerSchema } from './found-answers';
import { indexVersion, type Search, type Versioned, withFound } from './live-index';
import { ownVersion } from './own-version';

export type MapClusters = z.infer<typeof clustersAnswerSchema>['data'];
export type MapCluster = MapClusters['clusters'][number];

/** The company data that a marker on the map shows. */
export type MapCompany = NonNullable<MapCluster['company']>;

type Question = Search & { window: MapWindow & { zoom: number } };

/** Groups the companies found inside a window of the map into clusters. */
export function mapClusters({ window, ...question }: Question): Promise<MapClusters> {
  return withFound(question, async ({ index, docs }) => {
    const { clusters, inside, withoutPosition } = clustersOf(index, docs, window);
    const keyOf = (doc: number | null) => (doc === null ? null : keyOfDoc(index, doc));
    const keys = clusters.flatMap(({ doc }) => keyOf(doc) ?? []);
    const { version, value: companies } = await readCompanies(keys);
    const drawn = clusters.map(({ doc, west, south, east, north, ...cluster }): MapCluster => {
      const company = companies.get(keyOf(doc) ?? '') ?? null;
      return { ...cluster, bounds: [west, south, east, north], company };
    });
    return { version, value: { clusters: drawn, total: docs.size, inside, withoutPosition } };
  });
}

type Row = { version: number } & (MapCompany | { key: null });

/** One statement reads the version and the companies, so that they are consistent. */
async function readCompanies(keys: string[]): Promise<Versioned<Map<string, MapCompany>>> {
  if (keys.length === 0) return { version: await indexVersion(), value: new Map() };
  const rows = await registerDb.$queryRaw<Row[]>`
    SELECT newest.version, c.key, c.name, i.danish AS industry,
      c.advertising_protected AS "advertisingProtected"
    FROM (SELECT ${ownVersion} AS version) newest
    LEFT JOIN companies c ON c.key = ANY (${keys})
    LEFT JOIN industries i ON i.version = c.industry_version AND i.code = c.industry_code`;
  const companies = rows.flatMap((row) => (row.key === null ? [] : [companyOf(row)]));
  const byKey = new Map(companies.map((company) => [company.key, company]));
  return { version: rows[0]?.version ?? 0, value: byKey };
}

const companyOf = ({ key, name, industry, advertisingProtected }: MapCompany): MapCompany => ({
  key,
  name,
  industry,
  advertisingProtected,
});
