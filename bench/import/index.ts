import { readArguments } from '../../scripts/arguments';
import type { Row } from '../row';
import { measureDocuments } from './documents';
import { measureFilings } from './filings';
import { measureSample } from './sample';

const usage = `Usage: npm run bench -- import [--documents N] [--filings N] [--companies N]
  How long loads of documents, annual reports and a sample register take; 0 leaves a part out.`;

export async function measure(args: string[]): Promise<Row[]> {
  const options = {
    documents: { type: 'string', default: '20000' },
    filings: { type: 'string', default: '4000' },
    companies: { type: 'string', default: '2200000' },
  } as const;
  const { values } = readArguments({ args, options }, usage);
  const rows: Row[] = [];
  const documents = Number(values.documents);
  const filings = Number(values.filings);
  const companies = Number(values.companies);
  if (documents > 0) rows.push(...(await measureDocuments(documents)));
  if (filings > 0) rows.push(...(await measureFilings(filings)));
  if (companies > 0) rows.push(...(await measureSample(companies)));
  return rows;
}
