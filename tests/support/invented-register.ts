import { readFileSync } from 'node:fs';
import type { IndexedDocument } from '../doubles/elasticsearch';

type Json = Record<string, unknown>;

const fixtures = 'tests/fixtures/register';
const companyFixtures = [
  ...['active', 'ceased', 'bankruptcy', 'foreign'],
  ...['future-industry', 'sole-proprietor', 'unknown-codes'],
];

const read = (name: string): Json => JSON.parse(readFileSync(`${fixtures}/${name}.json`, 'utf8'));

/** A document as stored by the source; the time is when it was indexed. */
function indexed(root: string, document: Json, sidstIndlaest: string): IndexedDocument {
  const content = { ...document, sidstIndlaest };
  return { _id: String(document.enhedsNummer ?? document.pNummer), _source: { [root]: content } };
}

/** The company of a fixture under its own numbers, by copy from 0. */
export function inventedCompany(copy: number, sidstIndlaest: string, change: Json = {}) {
  const name = companyFixtures[copy % companyFixtures.length] ?? '';
  const number = { cvrNummer: 20_000_000 + copy, enhedsNummer: 4_100_000_000 + copy };
  const document = { ...(read(name).Vrvirksomhed as Json), ...number, ...change };
  return indexed('Vrvirksomhed', document, sidstIndlaest);
}

/** A production unit of such a company. */
export function inventedUnit(copy: number, sidstIndlaest: string) {
  const { hits } = read('units') as { hits: { hits: IndexedDocument[] } };
  const document = hits.hits[0]?._source.VrproduktionsEnhed as Json;
  const relation = { cvrNummer: 20_000_000 + copy, periode: { gyldigFra: '2012-01-01' } };
  const change = {
    pNummer: 1_020_000_000 + copy,
    virksomhedsrelation: [relation],
    produktionsEnhedMetadata: undefined,
  };
  return indexed('VrproduktionsEnhed', { ...document, ...change }, sidstIndlaest);
}
