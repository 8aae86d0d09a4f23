/** Small invented annual reports, as XBRL and as inline XBRL. */

const spaces = `xmlns:xbrli="http://www.xbrl.org/2003/instance"
  xmlns:xbrldi="http://xbrl.org/2006/xbrldi" xmlns:iso4217="http://www.xbrl.org/2003/iso4217"
  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:fsa="http://xbrl.dcca.dk/fsa"
  xmlns:gsd="http://xbrl.dcca.dk/gsd" xmlns:cmn="http://xbrl.dcca.dk/cmn"
  xmlns:arr="http://xbrl.dcca.dk/arr"
  xmlns:ifrs-full="http://xbrl.ifrs.org/taxonomy/2024-03-27/ifrs-full"`;

const danishScheme = 'http://www.dcca.dk/cvr';

type ContextParts = {
  scheme?: string;
  /** Elements inside `xbrli:scenario` or `xbrli:segment`. */
  scenario?: string;
  segment?: string;
};

/** A context of `2023-01-01/2023-12-31`, or of the point in time `2023-12-31`. */
export function context(id: string, time: string, parts: ContextParts = {}): string {
  const [first = '', last] = time.split('/');
  const period = last
    ? `<xbrli:startDate>${first}</xbrli:startDate><xbrli:endDate>${last}</xbrli:endDate>`
    : `<xbrli:instant>${first}</xbrli:instant>`;
  const { scheme = danishScheme, scenario, segment } = parts;
  return `<xbrli:context id="${id}"><xbrli:entity>
    <xbrli:identifier scheme="${scheme}">12345678</xbrli:identifier>
    ${segment ? `<xbrli:segment>${segment}</xbrli:segment>` : ''}</xbrli:entity>
    <xbrli:period>${period}</xbrli:period>
    ${scenario ? `<xbrli:scenario>${scenario}</xbrli:scenario>` : ''}</xbrli:context>`;
}

export const member = (dimension: string, name: string) =>
  `<xbrldi:explicitMember dimension="${dimension}">${name}</xbrldi:explicitMember>`;

export const unit = (id: string, measure: string) =>
  `<xbrli:unit id="${id}"><xbrli:measure>${measure}</xbrli:measure></xbrli:unit>`;

/** Contexts `year`, `end`, `lastYear` and `lastEnd`, and the units `u0` (kroner) and `u1` (pure). */
export const usual = [
  context('year', '2023-01-01/2023-12-31'),
  context('end', '2023-12-31'),
  context('lastYear', '2022-01-01/2022-12-31'),
  context('lastEnd', '2022-12-31'),
  unit('u0', 'iso4217:DKK'),
  unit('u1', 'xbrli:pure'),
].join('');

export const said = (name: string, text: string, contextRef = 'year') =>
  `<${name} contextRef="${contextRef}">${text}</${name}>`;

/** An amount in kroner; other attributes may be added. */
export const amount = (name: string, contextRef: string, value: string | number, more = '') =>
  `<${name} contextRef="${contextRef}" ${more.includes('unitRef') ? '' : 'unitRef="u0"'}
    ${more.includes('decimals') || more.includes('nil') ? '' : 'decimals="0"'} ${more}>${value}</${name}>`;

export const header = [
  said('gsd:IdentificationNumberCvrOfReportingEntity', '12345678'),
  said('gsd:NameOfReportingEntity', 'Birkely Teglværk ApS'),
  said('gsd:ReportingPeriodStartDate', '2023-01-01'),
  said('gsd:ReportingPeriodEndDate', '2023-12-31'),
  said('gsd:InformationOnTypeOfSubmittedReport', 'Årsrapport'),
].join('');

export const instance = (...content: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<xbrli:xbrl ${spaces}>${content.join('\n')}</xbrli:xbrl>`;

/** A page with the usual contexts, the given hidden facts and the given text. */
export const page = (hidden: string, body: string, resources = usual) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html>\n<html xmlns="http://www.w3.org/1999/xhtml"
  xmlns:ix="http://www.xbrl.org/2013/inlineXBRL"
  xmlns:ixt="http://www.xbrl.org/inlineXBRL/transformation/2020-02-12" ${spaces}>
  <head><title>Rapport</title></head><body>
  <ix:header><ix:hidden>${hidden}</ix:hidden><ix:resources>${resources}</ix:resources></ix:header>
  ${body}</body></html>`;

export const text = (name: string, content: string, more = '') =>
  `<ix:nonNumeric name="${name}" contextRef="year" ${more}>${content}</ix:nonNumeric>`;

export const printed = (name: string, contextRef: string, content: string, more = '') =>
  `<ix:nonFraction name="${name}" contextRef="${contextRef}" unitRef="u0" decimals="0" ${more}>${content}</ix:nonFraction>`;

export const inlineHeader = [
  text('gsd:IdentificationNumberCvrOfReportingEntity', '12345678'),
  text('gsd:ReportingPeriodStartDate', '2023-01-01'),
  text('gsd:ReportingPeriodEndDate', '2023-12-31'),
].join('');
