import 'server-only';
import { cutText } from '@/lib/cut-text';
import type { Day } from '@/lib/register/record';
import type { Report } from '../types';
import { decodeReferences } from './character-references';
import { readDay } from './days';
import type { Flags } from './flags';
import { goingConcernOf, isGoingConcernNote } from './going-concern';
import type { Header, Instance } from './instance';
import { commonSpace, statementSpace, submissionSpace } from './names';
import { isOpinionType, opinionOf } from './opinion';
import { isPassage } from './passage-names';
import { passagesOf } from './passages';
import { ReportError } from './report-error';

/** Puts a text on one line. */
const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const tidy = (text: string): string => onOneLine(decodeReferences(text));

/** Looks up a report's statements about itself. */
export class Headers {
  private readonly byName = new Map<string, Header[]>();

  constructor(
    private readonly instance: Instance,
    private readonly flags: Flags,
  ) {
    for (const header of instance.headers) {
      if (!isPassage(header.local)) header.text = onOneLine(header.text);
      if (header.text.trim() === '') continue;
      const same = this.byName.get(header.local);
      if (same) same.push(header);
      else this.byName.set(header.local, [header]);
    }
  }

  /**
   * The text of a header, preferably in the given namespace and without dimensions; some headers,
   * such as those about auditors, always have a dimension.
   */
  text(local: string, space = submissionSpace): string | null {
    const found = this.best(local, space);
    return found && tidy(found.text);
  }

  /** All texts of the headers whose names match, which may be HTML. */
  textsOf(isWanted: (local: string) => boolean): string[] {
    const wanted = [...this.byName].filter(([local]) => isWanted(local));
    return wanted.flatMap(([, headers]) => headers.map(({ text }) => text));
  }

  /**
   * The longest text of a header in lines as written, which may be HTML: of the newest period, and
   * preferably without dimensions. Empty without any.
   */
  fullText(local: string): string {
    const all = (this.byName.get(local) ?? []).map(({ text, context }) => {
      const { end = null, plain = false } = this.instance.contexts.get(context) ?? {};
      return { text, order: `${end ?? ''} ${plain ? 1 : 0}` };
    });
    const newest = all
      .map(({ order }) => order)
      .sort()
      .at(-1);
    const texts = all.filter(({ order }) => order === newest).map(({ text }) => text);
    return texts.reduce((one, other) => (other.length > one.length ? other : one), '');
  }

  /** A text that should be unique; a second, different one is flagged. */
  onlyText(local: string): string | null {
    const found = this.best(local, submissionSpace);
    const other = this.byName
      .get(local)
      ?.find(
        (header) => found && this.rank(header, submissionSpace) === 3 && header.text !== found.text,
      );
    if (found && other) this.flags.add(`${local} is both ${found.text} and ${other.text}`);
    return found?.text ?? null;
  }

  /** A day that is essential to the report. Null if absent; an invalid one throws ReportError. */
  neededDay(local: string): Day | null {
    const text = this.onlyText(local);
    const day = text === null ? null : readDay(text);
    if (text === null || day !== null) return day;
    const position = this.best(local, submissionSpace)?.position ?? null;
    throw new ReportError(`${local} is not a date: ${cutText(text, 40)}`, position);
  }

  /** An optional day; an invalid one is flagged. */
  day(local: string, text = this.text(local)): Day | null {
    const day = text === null ? null : readDay(text);
    if (text !== null && day === null)
      this.flags.add(`${local} is not a date: ${text.slice(0, 40)}`);
    return day;
  }

  private best(local: string, space: string): Header | null {
    let best: Header | null = null;
    for (const header of this.byName.get(local) ?? []) {
      if (best === null || this.rank(header, space) > this.rank(best, space)) best = header;
    }
    return best;
  }

  private rank({ uri, context }: Header, space: string): number {
    return (uri === space ? 2 : 0) + (this.instance.contexts.get(context)?.plain ? 1 : 0);
  }
}

type Words = Pick<
  Report,
  | 'companyKey'
  | 'name'
  | 'address'
  | 'reportType'
  | 'reportingClass'
  | 'approvedOn'
  | 'auditFirm'
  | 'auditAssistance'
  | 'auditOpinion'
  | 'goingConcern'
  | 'passages'
>;

/** Reads who reports, and who audited the report. */
export function readWords(headers: Headers, flags: Flags): Words {
  return {
    companyKey: companyKey(headers, flags),
    name: headers.text('NameOfReportingEntity'),
    address: address(headers),
    reportType: headers.text('InformationOnTypeOfSubmittedReport'),
    reportingClass: headers.text('ClassOfReportingEntity', statementSpace),
    approvedOn:
      headers.day('DateOfGeneralMeeting') ??
      headers.day('DateOfApprovalOfReport') ??
      headers.day('DateOfApprovalOfAnnualReport'),
    auditFirm: headers.text('NameOfAuditFirm', commonSpace),
    auditAssistance: headers.text('TypeOfAuditorAssistance', commonSpace),
    auditOpinion: opinionOf(headers.textsOf(isOpinionType).map(tidy)),
    goingConcern: goingConcernOf(headers.textsOf(isGoingConcernNote)),
    passages: passagesOf((local) => headers.fullText(local)),
  };
}

function companyKey(headers: Headers, flags: Flags): string | null {
  const text = headers.onlyText('IdentificationNumberCvrOfReportingEntity');
  if (text === null) return null;
  const key = text.replace(/[\s-]/g, '').replace(/^DK/i, '');
  if (/^\d{8}$/.test(key)) return key;
  flags.add(`the company number is not one: ${text.slice(0, 40)}`);
  return null;
}

function address(headers: Headers): Report['address'] {
  const street = headers.text('AddressOfReportingEntityStreetName');
  const number = headers.text('AddressOfReportingEntityStreetBuildingIdentifier');
  const town = headers.text('AddressOfReportingEntityPostcodeAndTown');
  const [, code = null, district = null] =
    /^(?:DK[- ]?)?(\d{4})\b[, ]*(.*)$/i.exec(town ?? '') ?? [];
  return {
    street:
      (street && number ? `${street} ${number}` : street) ??
      headers.text('AddressOfReportingEntityStreetAndNumber'),
    postalCode: headers.text('AddressOfReportingEntityPostCodeIdentifier') ?? code,
    postalDistrict: headers.text('AddressOfReportingEntityDistrictName') ?? (district || null),
  };
}
