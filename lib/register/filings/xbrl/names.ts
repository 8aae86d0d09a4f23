import 'server-only';

export const instanceSpace = 'http://www.xbrl.org/2003/instance';
export const dimensionSpace = 'http://xbrl.org/2006/xbrldi';
export const currencySpace = 'http://www.xbrl.org/2003/iso4217';
export const schemaInstanceSpace = 'http://www.w3.org/2001/XMLSchema-instance';
export const statementSpace = 'http://xbrl.dcca.dk/fsa';
export const commonSpace = 'http://xbrl.dcca.dk/cmn';
export const submissionSpace = 'http://xbrl.dcca.dk/gsd';
/** Prefix of all namespaces of the Danish taxonomy. */
export const danishSpace = 'http://xbrl.dcca.dk/';
/** Scheme of the LEIs that listed companies use in their reports. */
export const leiScheme = 'http://standards.iso.org/iso/17442';

const inlineSpaces = new Set([
  'http://www.xbrl.org/2013/inlineXBRL',
  'http://www.xbrl.org/2008/inlineXBRL',
]);
const ifrsSpace = /^https?:\/\/xbrl\.ifrs\.org\/taxonomy\/[^/]+\/ifrs-full$/;

export const isInlineSpace = (uri: string) => inlineSpaces.has(uri);

/** Whether it is the IFRS taxonomy of any year. */
export const isIfrsSpace = (uri: string) => ifrsSpace.test(uri);

const aboutReport = /^http:\/\/xbrl\.dcca\.dk\/[a-z]{3}$/;

/**
 * Whether it is a namespace of statements. The other Danish namespaces contain information about a
 * report: ratios from the management's review, signatures, statistics.
 */
export const isStatementSpace = (uri: string) => uri === statementSpace || !aboutReport.test(uri);

/** The key of an element in a statement: `Equity`, `ifrs-full:Equity`. */
export const elementKey = (uri: string, local: string): string =>
  uri === statementSpace ? local : `${lastPart(uri)}:${local}`;

function lastPart(uri: string): string {
  const trimmed = uri.replace(/[/#]+$/, '');
  return trimmed.slice(trimmed.lastIndexOf('/') + 1);
}
