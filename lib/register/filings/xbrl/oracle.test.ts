import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { realRegister } from '@/tests/support/real-register';
import { readReport } from '.';

const root = path.resolve(realRegister ?? '.', '../..');
const samples = path.join(root, 'samples/xbrl');
const files = realRegister ? readdirSync(samples).sort() : [];

type Reading = {
  cvr: string;
  name: string;
  period: [string, string];
  preceding: [string, string];
  precedingInferred: boolean;
  reportType: string | null;
  reportingClass: string | null;
  approved: string | null;
  auditor: string | null;
  assistance: string | null;
  currencies: string[];
  values: Record<string, Record<string, Record<string, string>>>;
  conflicts?: [string, string, string, ...string[]][];
};

const readingOf = (file: string): Reading =>
  JSON.parse(readFileSync(path.join(root, 'expected', `${file}.json`), 'utf8'));
const reportOf = (file: string) => readReport(readFileSync(path.join(samples, file)));
const tidy = (text: string | null) => text?.replace(/\s+/g, ' ').trim() ?? null;
const conflictsOf = (reading: Reading) =>
  (reading.conflicts ?? []).map(([scope, time, element]) => `${scope} ${time} ${element}`);

/** A report's statements by the keys of the reference reading, such as `solo current`. */
const statementsOf = (file: string) =>
  new Map(
    reportOf(file).statements.map((statement) => [
      `${statement.scope.toLowerCase()} ${statement.comparative ? 'previous' : 'current'}`,
      statement,
    ]),
  );

describe.runIf(realRegister)('real reports, against an independent reading of them', () => {
  test.each(files)('%s: what it says about itself', (file) => {
    const reading = readingOf(file);
    const report = reportOf(file);
    expect({
      cvr: report.companyKey,
      name: report.name,
      period: [report.startDate, report.endDate],
      preceding: report.preceding && [report.preceding.startDate, report.preceding.endDate],
      precedingInferred: report.precedingInferred,
      reportType: report.reportType,
      reportingClass: report.reportingClass,
      approved: report.approvedOn,
      auditor: report.auditFirm,
      assistance: report.auditAssistance,
      currencies: [...new Set(report.statements.map(({ currency }) => `iso4217:${currency}`))],
    }).toEqual({
      cvr: reading.cvr,
      name: tidy(reading.name),
      period: reading.period,
      preceding: reading.preceding,
      precedingInferred: reading.precedingInferred,
      reportType: reading.reportType,
      reportingClass: reading.reportingClass,
      approved: reading.approved,
      auditor: tidy(reading.auditor),
      assistance: reading.assistance,
      currencies: reading.currencies,
    });
    expect(report.kind).toBe('ANNUAL');
  });

  test.each(files)('%s: every value', (file) => {
    const reading = readingOf(file);
    const statements = statementsOf(file);
    const contradicting = new Set(conflictsOf(reading));
    const wrong: string[] = [];
    const expectedKeys = new Set<string>();
    for (const [scope, times] of Object.entries(reading.values)) {
      for (const [time, values] of Object.entries(times)) {
        for (const [element, value] of Object.entries(values)) {
          const place = `${scope} ${time} ${element}`;
          const found = statements.get(`${scope} ${time}`)?.values.get(element);
          // The reading lists a conflict and still picks a value; here it stays empty.
          const expected = contradicting.has(place) ? undefined : Number(value);
          if (found !== expected) wrong.push(`${place}: ${found} instead of ${expected}`);
          expectedKeys.add(place);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(expectedKeys.size).toBeGreaterThan(50);
    // The reading omits the company's own extension elements.
    const more = [...statements]
      .flatMap(([place, { values }]) => [...values.keys()].map((key) => `${place} ${key}`))
      .filter((place) => !expectedKeys.has(place) && !place.includes(' DELO_20171003:'));
    expect(more).toEqual([]);
  });

  test.each(files)('%s: what contradicts itself, and nothing else, is left empty', (file) => {
    const found = [...statementsOf(file)].flatMap(([place, { conflicts }]) =>
      [...conflicts].map((element) => `${place} ${element}`),
    );
    expect(found.sort()).toEqual(conflictsOf(readingOf(file)).sort());
  });
});
