import { expect, test } from 'vitest';
import { read } from '@/tests/support/read-reports';
import { amount, context, header, member, said, usual } from '@/tests/support/report-documents';
import { opinionOf } from './opinion';

test.each([
  ['Konklusion med forbehold', 'QUALIFIED'],
  ['Basis for Qualified Opinion', 'QUALIFIED'],
  ['Afkræftende konklusion', 'ADVERSE'],
  ['Basis for adverse opinion', 'ADVERSE'],
  ['Grundlag for manglende konklusion', 'DISCLAIMER'],
  ['Disclaimer of Opinion', 'DISCLAIMER'],
  ['Konklusion', null],
  ['Grundlag for konklusion', null],
  ['Opinion', null],
  ['Unqualified opinion', null],
  ['Konklusion uden forbehold', null],
  ['Vi har ingen forbehold', null],
])('%j is %s', (text, opinion) => {
  expect(opinionOf([text])).toBe(opinion);
});

test('of several the gravest counts', () => {
  expect(opinionOf(['Opinion', 'Adverse opinion', 'Qualified opinion'])).toBe('ADVERSE');
  expect(opinionOf([])).toBeNull();
});

const opinionIn = (...said: string[]) =>
  read(usual, header, amount('fsa:Equity', 'end', 1), ...said).auditOpinion;

test.each(['', 'ExtendedReview', 'Review'])('a report types it, after an audit or %s', (kind) => {
  const type = `arr:TypeOfModifiedOpinionOnAuditedFinancialStatements${kind}`;
  expect(opinionIn(said(type, 'Konklusion med\n forbehold'))).toBe('QUALIFIED');
  expect(opinionIn(said(type, 'Afkr&amp;aelig;ftende konklusion'))).toBe('ADVERSE');
  expect(opinionIn(said(type, 'Konklusion'))).toBeNull();
});

test('its basis tells it too, of the group as well', () => {
  const basis = 'arr:TypeOfBasisForModifiedOpinionOnFinancialStatementsReview';
  const ofGroup = member('cmn:ConsolidatedSoloDimension', 'cmn:ConsolidatedMember');
  const group = context('group', '2023-01-01/2023-12-31', { scenario: ofGroup });
  expect(opinionIn(group, said(basis, 'Basis for Disclaimer of Opinion', 'group'))).toBe(
    'DISCLAIMER',
  );
});

test('a description of qualifications says nothing by being there', () => {
  const described = 'arr:DescriptionOfQualificationsOfAuditedFinancialStatements';
  expect(opinionIn(said(described, 'Konklusion med forbehold'))).toBeNull();
});
