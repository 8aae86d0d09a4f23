import 'server-only';
import type { Json } from '../cvr/values';
import type { Reference } from '../reference';
import { employmentLists } from './employment';
import type { Joined } from './join';
import { type Partner, type Row, textOf } from './rows';

export const periodOf = ({ from, to }: Row) => ({ gyldigFra: from, gyldigTil: to });
const valued = (rows: Row[], toItem: (row: Row) => Json): Json[] =>
  rows.map((row) => ({ ...toItem(row), periode: periodOf(row) }));

/** A number written as text; null for anything else, such as a foreign postal code. */
const digits = (text: string | null) =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;

/** "12B" → 12 and B; any other form is appended to the street name. */
function house(row: Row, end: 'Fra' | 'Til') {
  const written = textOf(row, `CVRAdresse_husnummer${end}`);
  const [, number, letter] = /^0*(\d{1,6})\s*([\p{L}]?)$/u.exec(written ?? '') ?? [];
  return { number: number ? Number(number) : null, letter: letter || null, written };
}

function addressItem(row: Row): Json {
  const column = (name: string) => textOf(row, `CVRAdresse_${name}`);
  const [from, to] = [house(row, 'Fra'), house(row, 'Til')];
  const odd = from.number === null ? from.written : null;
  const road = column('vejnavn');
  return {
    landekode: column('landekode'),
    fritekst: column('adresseFritekst'),
    conavn: textOf(row, 'coNavn'),
    vejnavn: road && odd ? `${road} ${odd}` : road,
    husnummerFra: from.number,
    bogstavFra: from.letter,
    husnummerTil: to.number,
    bogstavTil: to.letter,
    etage: column('etagebetegnelse'),
    sidedoer: column('doerbetegnelse'),
    postboks: column('postboks'),
    bynavn: column('supplerendeBynavn'),
    postnummer: digits(column('postnummer')),
    postdistrikt: column('postdistrikt'),
    kommune: {
      kommuneKode: digits(column('kommunekode')),
      kommuneNavn: column('kommunenavn'),
    },
    adresseId: textOf(row, 'Adresse'),
  };
}

const isPlace = (row: Row) => /^beliggenhed/i.test(textOf(row, 'AdresseringAnvendelse') ?? '');

/** Row number 0 is the main industry; 1–3 are the secondary ones. */
function industries(rows: Row[], number: number): Json[] {
  const own = rows.filter(({ cells }) => Number(cells.sekvens ?? 0) === number);
  return valued(own, (row) => ({
    branchekode: textOf(row, 'vaerdi'),
    branchetekst: textOf(row, 'vaerdiTekst'),
  }));
}

/** The members that companies and units share, in the format of the register's own documents. */
export function sharedItems({ rows }: Joined): Json {
  const named = (rest: boolean) =>
    rows.Navn.filter(({ cells }) => Number(cells.sekvens ?? 0) > 0 === rest);
  // If no name has number 0, all of them count as primary names.
  const [names, others] = named(false).length > 0 ? [named(false), named(true)] : [rows.Navn, []];
  const name = (row: Row) => ({ navn: textOf(row, 'vaerdi') });
  const contact = (row: Row) => ({ kontaktoplysning: textOf(row, 'vaerdi') });
  return {
    navne: valued(names, name),
    binavne: valued(others, name),
    beliggenhedsadresse: valued(rows.Adressering.filter(isPlace), addressItem),
    postadresse: valued(
      rows.Adressering.filter((row) => !isPlace(row)),
      addressItem,
    ),
    hovedbranche: industries(rows.Branche, 0),
    bibranche1: industries(rows.Branche, 1),
    bibranche2: industries(rows.Branche, 2),
    bibranche3: industries(rows.Branche, 3),
    telefonNummer: valued(rows.Telefonnummer, contact),
    elektroniskPost: valued(rows['e-mailadresse'], contact),
    ...employmentLists(rows.Beskaeftigelse),
  };
}

export function legalFormItems({ rows }: Joined, reference: Reference): Json[] {
  return valued(rows.Virksomhedsform, (row) => {
    const code = Number(row.cells.vaerdi);
    const known = reference.legalForms.get(code);
    return {
      virksomhedsformkode: code,
      kortBeskrivelse: known?.short ?? null,
      langBeskrivelse: textOf(row, 'vaerdiTekst') ?? known?.name ?? null,
    };
  });
}

/** Matches "CVRPerson" and similar; only an exact "Virksomhed" is a Danish company. */
function kindOf(written: string | null): string {
  if (/person/i.test(written ?? '')) return 'PERSON';
  return /^virksomhed$/i.test(written ?? '') ? 'VIRKSOMHED' : 'ANDEN DELTAGER';
}

/** One relation per period in which a participant had unlimited liability. */
export function partnerItems({ rows, partners }: Joined): Json[] {
  const byId = new Map(partners.map((partner) => [partner.id, partner]));
  return rows.FuldtAnsvarligDeltagerRelation.flatMap((row) => {
    const partner = byId.get(Number(row.cells.deltagendeEnhedsId));
    return partner ? [relation(partner, row)] : [];
  });
}

function relation({ id, names, kind }: Partner, row: Row): Json {
  const value = { vaerdi: 'Fuldt ansvarlig deltager', periode: periodOf(row) };
  return {
    deltager: {
      enhedsNummer: id,
      enhedstype: kindOf(textOf(kind ?? undefined, 'enhedsType')),
      forretningsnoegle: textOf(kind ?? undefined, 'forretningsnoegle'),
      navne: valued(names, (name) => ({ navn: textOf(name, 'vaerdi') })),
    },
    organisationer: [
      {
        hovedtype: 'FULDT_ANSVARLIG_DELTAGERE',
        organisationsNavn: [{ navn: 'Fuldt ansvarlige deltagere' }],
        medlemsData: [{ attributter: [{ type: 'FUNKTION', vaerdier: [value] }] }],
      },
    ],
  };
}
