import 'server-only';
import { type MapContext, type Mapped, mapDocument } from '../cvr';
import { isClosing, statusOfText } from '../cvr/life';
import { isOpen } from '../cvr/periods';
import type { Json } from '../cvr/values';
import type { Day, Period } from '../record';
import { legalFormItems, partnerItems, sharedItems } from './document';
import type { Joined } from './join';
import { type Row, textOf } from './rows';

const spanOf = ({ from, to }: Row): Period => ({ validFrom: from, validTo: to });

/** The row that is valid on a day, or the last one that was; of rows yet to be valid the first. */
function currentOrLast(rows: Row[], day: Day): Row | undefined {
  const begun = rows.filter(({ from }) => (from ?? '') <= day);
  return begun.findLast((row) => isOpen(spanOf(row), day)) ?? begun.at(-1) ?? rows[0];
}

/** A life for each first day, as the newest row about it tells it. */
function lives(rows: Row[], start: string, end: string): Json[] {
  const byStart = new Map<string | null, Json>();
  for (const row of rows) {
    const [gyldigFra, gyldigTil] = [textOf(row, start), textOf(row, end)];
    byStart.set(gyldigFra, { periode: { gyldigFra, gyldigTil } });
  }
  return [...byStart.values()];
}

/** The register's other documents write it so. */
function statusText(row: Row | undefined): string | null {
  const written = textOf(row, 'status');
  if (written === null) return null;
  if (/^aktiv$/i.test(written)) return 'Aktiv';
  return /^(inaktiv|oph(ø|oe)rt)$/i.test(written) ? 'Ophørt' : written;
}

/** Protected when the row of the day says so. */
const isProtected = ({ rows }: Joined, day: Day) =>
  currentOrLast(rows.Reklamebeskyttelse, day)?.cells.vaerdi === true;

/** When anything about it was entered last. */
function enteredAt({ rows }: Joined): string | null {
  const times = Object.values(rows).flatMap((list) => list.map(({ registered }) => registered));
  return times.reduce((newest, time) => ((time ?? '') > (newest ?? '') ? time : newest), null);
}

/** The first day of the last life that has begun. */
const beganOn = ({ rows }: Joined, day: Day) =>
  rows.Virksomhed.map((row) => textOf(row, 'virksomhedStartdato') ?? '')
    .filter((start) => start <= day)
    .sort()
    .at(-1) ?? '';

/**
 * Bankruptcy and the like, and not that of a life before, which was left open; an arrangement with
 * creditors is no status of the company.
 */
function creditItems(joined: Joined, day: Day): Json[] {
  const began = beganOn(joined, day);
  const told = joined.rows.Kreditoplysninger.filter(
    (row) => isOpen(spanOf(row), day) && (row.from === null || row.from >= began),
  );
  const open = told.flatMap((row) => {
    const status = textOf(row, 'kreditoplysningstekst');
    return statusOfText(status) === 'ACTIVE' ? [] : [{ row, status }];
  });
  if (isClosing(Number(textOf(open.at(-1)?.row, 'statusvaerdi')))) return [];
  return open.map(({ row, status }) => {
    return { status, periode: { gyldigFra: row.from, gyldigTil: row.to } };
  });
}

function companyDocument(joined: Joined, row: Row, { day, reference }: MapContext): Json {
  const { rows, owner, activeUnits } = joined;
  return {
    ...sharedItems(joined),
    cvrNummer: row.cells.CVRNummer,
    enhedsNummer: owner,
    reklamebeskyttet: isProtected(joined, day),
    livsforloeb: lives(rows.Virksomhed, 'virksomhedStartdato', 'virksomhedOphoersdato'),
    virksomhedsstatus: creditItems(joined, day),
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

export type MappedRows = { entity: 'Virksomhed' | 'Produktionsenhed'; number: number } & {
  mapped: Mapped;
};

/**
 * Maps the rows of a company or unit by way of the document that the register
 * itself publishes about it, so that both sources read alike.
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
