import { person } from '../../prisma/sample/people';

/**
 * Invented company documents with the shape and size of real ones: a history of
 * thirty years with addresses, employment by month and a dozen participants, 30 to
 * 60 kB of JSON.
 */

type Json = Record<string, unknown>;
const day = (year: number, month = 1) => `${year}-${String(month).padStart(2, '0')}-01`;

function item(from: string | null, to: string | null, value: Json): Json {
  return {
    ...value,
    periode: { gyldigFra: from, gyldigTil: to },
    sidstOpdateret: `${from ?? '1999-10-16'}T19:49:48.000+02:00`,
  };
}

function address(number: number, from: string, to: string | null): Json {
  return item(from, to, {
    ...{ landekode: 'DK', fritekst: null, vejkode: 1000 + (number % 900), conavn: null },
    kommune: item('2007-01-01', null, { kommuneKode: 751, kommuneNavn: 'AARHUS' }),
    ...{ husnummerFra: 1 + (number % 90), husnummerTil: null, bogstavFra: null, bogstavTil: null },
    ...{ etage: null, sidedoer: null, postboks: null, vejnavn: 'Prøvegade', bynavn: null },
    ...{ postnummer: 8000, postdistrikt: 'Aarhus C', adresseId: null },
    sidstValideret: '2021-02-13T13:30:48.966Z',
  });
}

const attribute = (type: string, values: Json[]): Json => ({
  ...{ sekvensnr: 0, type, vaerditype: 'string', vaerdier: values },
});

function participant(number: number, place: number): Json {
  const id = 4_000_000_000 + number * 20 + place;
  const began = 2000 + (place % 15);
  const board = place % 3 !== 0;
  const organ = board ? 'Bestyrelse' : 'Direktion';
  const value = board ? 'BESTYRELSESMEDLEM' : 'DIREKTØR';
  const to = place > 8 ? day(began + 4) : null;
  return {
    deltager: {
      ...{ enhedsNummer: id, enhedstype: 'PERSON', forretningsnoegle: null },
      ...{ organisationstype: null, sidstIndlaest: '2021-02-25T20:10:53.392+01:00' },
      sidstOpdateret: '2021-01-07T04:01:01.000+02:00',
      navne: [item(null, null, { navn: person(number * 20 + place).name })],
      ...{ adresseHemmelig: false, adresseHemmeligUndtagelse: false },
      beliggenhedsadresse: [address(id, day(began), null)],
      postadresse: [],
    },
    kontorsteder: [],
    organisationer: [
      {
        ...{ enhedsNummerOrganisation: id + 500, hovedtype: 'LEDELSESORGAN' },
        organisationsNavn: [item(day(began), null, { navn: organ })],
        attributter: [attribute('FUNKTION', [item(day(began), null, { vaerdi: organ })])],
        medlemsData: [
          {
            attributter: [
              attribute('FUNKTION', [item(day(began), to, { vaerdi: value })]),
              attribute('VALGFORM', [item(day(began), to, { vaerdi: 'generalforsamling' })]),
            ],
          },
        ],
      },
    ],
  };
}

const months = (number: number) =>
  Array.from({ length: 60 }, (_, index) => ({
    ...{ aar: 2017 + Math.floor(index / 12), maaned: 1 + (index % 12) },
    ...{ antalAnsatte: number % 40, intervalKodeAntalAnsatte: 'ANTAL_20_49' },
    ...{ antalAarsvaerk: number % 30, intervalKodeAntalAarsvaerk: 'ANTAL_20_49' },
    sidstOpdateret: '2021-11-06T13:51:18.000+01:00',
  }));

/** `version` changes the name, an address and the time of entry. */
export function registerDocument(cvrNummer: number, version = 1): Json {
  const number = cvrNummer % 1_000_000;
  const name = `Prøvevirksomhed ${number}${version > 1 ? ` ${version}` : ''} ApS`;
  const updated = `2021-0${Math.min(version, 9)}-20T13:41:35.000+02:00`;
  return {
    Vrvirksomhed: {
      ...{ cvrNummer, regNummer: [], brancheAnsvarskode: null, reklamebeskyttet: number % 2 === 0 },
      navne: [item('1999-01-01', null, { navn: name })],
      ...{ binavne: [], postadresse: [] },
      beliggenhedsadresse: [
        address(number, '1999-01-01', '2009-12-31'),
        address(number + version, '2010-01-01', null),
      ],
      telefonNummer: [item('1999-01-01', null, { kontaktoplysning: '86000000', hemmelig: false })],
      ...{ elektroniskPost: [], hjemmeside: [], obligatoriskEmail: [] },
      livsforloeb: [item('1999-01-01', null, {})],
      hovedbranche: [
        item('1999-01-01', '2007-12-31', { branchekode: '452200', branchetekst: 'Tag' }),
        item('2008-01-01', null, {
          ...{ branchekode: '439100', branchetekst: 'Tagdækningsvirksomhed' },
        }),
      ],
      ...{ bibranche1: [], bibranche2: [], bibranche3: [], status: [] },
      virksomhedsstatus: [item('1999-01-01', null, { status: 'NORMAL' })],
      virksomhedsform: [
        item('1999-01-01', null, {
          ...{ virksomhedsformkode: 80, kortBeskrivelse: 'APS' },
          langBeskrivelse: 'Anpartsselskab',
        }),
      ],
      ...{ aarsbeskaeftigelse: [], kvartalsbeskaeftigelse: [] },
      erstMaanedsbeskaeftigelse: months(number),
      attributter: [
        attribute('FORMÅL', [item('1999-01-01', null, { vaerdi: 'Tagdækning og handel.' })]),
        attribute('KAPITAL', [item('1999-01-01', null, { vaerdi: '125000.00' })]),
        attribute('KAPITALVALUTA', [item('1999-01-01', null, { vaerdi: 'DKK' })]),
      ],
      penheder: [item('1999-01-01', null, { pNummer: 1_000_000_000 + number })],
      deltagerRelation: Array.from({ length: 12 }, (_, place) => participant(number, place)),
      virksomhedMetadata: { sammensatStatus: 'NORMAL', stiftelsesDato: '1999-01-01' },
      ...{ fejlRegistreret: false, dataAdgang: 0, enhedsNummer: 4_100_000_000 + number },
      ...{ enhedstype: 'VIRKSOMHED', sidstIndlaest: updated, sidstOpdateret: updated },
    },
  };
}
