import 'server-only';

export const instanceSpace = 'http://www.xbrl.org/2003/instance';
export const dimensionSpace = 'http://xbrl.org/2006/xbrldi';
export const currencySpace = 'http://www.xbrl.org/2003/iso4217';
export const schemaInstanceSpace = 'http://www.w3.org/2001/XMLSchema-instance';
export const statementSpace = 'http://xbrl.dcca.dk/fsa';
export const commonSpace = 'http://xbrl.dcca.dk/cmn';
export const submissionSpace = 'http://xbrl.dcca.dk/gsd';
/** What all namespaces of the Danish taxonomy begin with. */
export const danishSpace = 'http://xbrl.dcca.dk/';
/** Scheme of the legal entity identifiers that listed companies report under. */
export const leiScheme = 'http://standards.iso.org/iso/17442';

const inlineSpaces = new Set([
  'http://www.xbrl.org/2013/inlineXBRL',
  'http://www.xbrl.org/2008/inlineXBRL',
]);
const ifrsSpace = /^https?:\/\/xbrl\.ifrs\.org\/taxonomy\/[^/]+\/ifrs-full$/;

export const isInlineSpace = (uri: string) => inlineSpaces.has(uri);

/** The IFRS taxonomy of any year. */
export const isIfrsSpace = (uri: string) => ifrsSpace.test(uri);

const aboutReport = /^http:\/\/xbrl\.dcca\.dk\/[a-z]{3}$/;

/**
 * True for elements of statements. The other Danish namespaces hold what is said
 * about a report: ratios of the management's review, signatures, statistics.
 */
export const isStatementSpace = (uri: string) => uri === statementSpace || !aboutReport.test(uri);

/** The key of an element in a statement: `Equity`, `ifrs-full:Equity`. */
export const elementKey = (uri: string, local: string): string =>
  uri === statementSpace ? local : `${lastPart(uri)}:${local}`;

function lastPart(uri: string): string {
  const trimmed = uri.replace(/[/#]+$/, '');
  return trimmed.slice(trimmed.lastIndexOf('/') + 1);
}
