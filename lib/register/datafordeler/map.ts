import 'server-only';
import { type MapContext, type Mapped, mapDocument } from '../cvr';
import { bankrupt, isClosing, statusOfText } from '../cvr/life';
import { isOpen } from '../cvr/periods';
import type { Json } from '../cvr/values';
import type { Day, Period } from '../record';
import { legalFormItems, partnerItems, periodOf, sharedItems } from './document';
import type { Joined } from './join';
import { type Row, textOf } from './rows';

const spanOf = ({ from, to }: Row): Period => ({ validFrom: from, validTo: to });

/** The row that is valid on a day, else the last one that was, else the first future one. */
function currentOrLast(rows: Row[], day: Day): Row | undefined {
  const begun = rows.filter(({ from }) => (from ?? '') <= day);
  return begun.findLast((row) => isOpen(spanOf(row), day)) ?? begun.at(-1) ?? rows[0];
}

/** One life period per first day, according to the newest row about it. */
function lives(rows: Row[], start: string, end: string): Json[] {
  const byStart = new Map<string | null, Json>();
  for (const row of rows) {
    const [gyldigFra, gyldigTil] = [textOf(row, start), textOf(row, end)];
    byStart.set(gyldigFra, { periode: { gyldigFra, gyldigTil } });
  }
  return [...byStart.values()];
}

/** Spells the status as the register's own documents do. */
function statusText(row: Row | undefined): string | null {
  const written = textOf(row, 'status');
  if (written === null) return null;
  if (/^aktiv$/i.test(written)) return 'Aktiv';
  return /^(inaktiv|oph(ø|oe)rt)$/i.test(written) ? 'Ophørt' : written;
}

/** Whether the row for that day says so. */
const isProtected = ({ rows }: Joined, day: Day) =>
  currentOrLast(rows.Reklamebeskyttelse, day)?.cells.vaerdi === true;

/** The time of the last entry about the company or unit. */
function enteredAt({ rows }: Joined): string | null {
  const times = Object.values(rows).flatMap((list) => list.map(({ registered }) => registered));
  return times.reduce((newest, time) => ((time ?? '') > (newest ?? '') ? time : newest), null);
}

/** First day of the last life period that has begun. */
const beganOn = ({ rows }: Joined, day: Day) =>
  rows.Virksomhed.map((row) => textOf(row, 'virksomhedStartdato') ?? '')
    .filter((start) => start <= day)
    .sort()
    .at(-1) ?? '';

/**
 * Bankruptcies and similar, except those left open from an earlier life, as statuses; one that is
 * over as the court's message, which tells how a company ended. An arrangement with creditors is not
 * a status of the company.
 */
function creditItems(joined: Joined, day: Day): Record<'virksomhedsstatus' | 'status', Json[]> {
  const began = beganOn(joined, day);
  const told = joined.rows.Kreditoplysninger.filter(
    (row) => isOpen(spanOf(row), day) && (row.from === null || row.from >= began),
  );
  const open = told.flatMap((row) => {
    const status = textOf(row, 'kreditoplysningstekst');
    return statusOfText(status) === 'ACTIVE' ? [] : [{ row, status }];
  });
  const last = open.at(-1);
  const statuskode = Number(textOf(last?.row, 'statusvaerdi'));
  if (last && isClosing(statuskode)) {
    const isOfBankruptcy = statusOfText(last.status) === 'IN_BANKRUPTCY';
    const kreditoplysningkode = isOfBankruptcy ? bankrupt : null;
    const told = { kreditoplysningkode, kreditoplysningtekst: last.status, statuskode };
    return { virksomhedsstatus: [], status: [{ ...told, periode: periodOf(last.row) }] };
  }
  const statuses = open.map(({ row, status }) => ({ status, periode: periodOf(row) }));
  return { virksomhedsstatus: statuses, status: [] };
}

function companyDocument(joined: Joined, row: Row, { day, reference }: MapContext): Json {
  const { rows, owner, activeUnits } = joined;
  return {
    ...sharedItems(joined),
    cvrNummer: row.cells.CVRNummer,
    enhedsNummer: owner,
    reklamebeskyttet: isProtected(joined, day),
    livsforloeb: lives(rows.Virksomhed, 'virksomhedStartdato', 'virksomhedOphoersdato'),
    ...creditItems(joined, day),
    virksomhedsform: legalFormItems(joined, reference),
    deltagerRelation: partnerItems(joined),
    sidstOpdateret: enteredAt(joined),
    virksomhedMetadata: { sammensatStatus: statusText(row), antalPenheder: activeUnits },
  };
}

function unitDocument(joined: Joined, row: Row, { day }: MapContext): Json {
  const { rows } = joined;
  const [start, end] = ['produktionsenhedStartdato', 'produktionsenhedOphoersdato'] as const;
  const owners = rows.Produktionsenhed.flatMap(({ cells }) => {
    if (cells.tilknyttetVirksomhedsCVRNummer === null) return [];
    const periode = {
      gyldigFra: cells.tilknyttetTilVirksomhedStartdato,
      gyldigTil: cells.tilknyttetTilVirksomhedOphoersdato,
    };
    return [{ cvrNummer: cells.tilknyttetVirksomhedsCVRNummer, periode }];
  });
  return {
    ...sharedItems(joined),
    pNummer: row.cells.pNummer,
    reklamebeskyttet: isProtected(joined, day),
    livsforloeb: lives(rows.Produktionsenhed, start, end),
    virksomhedsrelation: owners,
    produktionsEnhedMetadata: { sammensatStatus: statusText(row) },
  };
}

type MappedRows = { entity: 'Virksomhed' | 'Produktionsenhed'; number: number } & {
  mapped: Mapped;
};

/**
 * Maps the rows of a company or unit by converting them to the document that the register itself
 * would publish, so that both sources are read alike.
 */
export function mapRows(joined: Joined, context: MapContext): MappedRows {
  const company = currentOrLast(joined.rows.Virksomhed, context.day);
  if (company) {
    const document = { Vrvirksomhed: companyDocument(joined, company, context) };
    const mapped = mapDocument(document, context);
    return { entity: 'Virksomhed', number: company.number, mapped };
  }
  const unit = currentOrLast(joined.rows.Produktionsenhed, context.day);
  if (!unit) return { entity: 'Produktionsenhed', number: 0, mapped: { reason: 'no row of it' } };
  const mapped = mapDocument({ VrproduktionsEnhed: unitDocument(joined, unit, context) }, context);
  return { entity: 'Produktionsenhed', number: unit.number, mapped };
}
