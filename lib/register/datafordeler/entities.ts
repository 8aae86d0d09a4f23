import 'server-only';
import { keysOf } from '@/lib/entries';

/**
 * `number` is a whole number, and `flag` is true or false; both may also be written as text, as in
 * CSV.
 */
export type ColumnType = 'text' | 'number' | 'day' | 'flag';
export type Column = { name: string; type: ColumnType; required?: true };

export type Entity = {
  /** The column that identifies the owner of a row. */
  id: 'id' | 'CVREnhedsId';
  /** The column with the time at which the row was entered. */
  registered: 'registreringFra' | 'registreringsdato';
  /**
   * Together with the start of the period, these columns identify a row among the rows of its
   * owner.
   */
  identity: readonly string[];
  columns: readonly Column[];
};

const text = (...names: string[]): Column[] => names.map((name) => ({ name, type: 'text' }));
const day = (...names: string[]): Column[] => names.map((name) => ({ name, type: 'day' }));
const number = (...names: string[]): Column[] => names.map((name) => ({ name, type: 'number' }));
const required = ([column]: Column[]): Column[] => (column ? [{ ...column, required: true }] : []);

const property = (columns: Column[], identity: string[] = []): Entity => ({
  id: 'CVREnhedsId',
  registered: 'registreringFra',
  identity,
  columns,
});
const root = (columns: Column[]): Entity => ({ ...property(columns), id: 'id' });

/** Address columns, all read as text. */
const address = [
  ...['vejnavn', 'husnummerFra', 'husnummerTil', 'etagebetegnelse', 'doerbetegnelse'],
  ...['postnummer', 'postdistrikt', 'supplerendeBynavn', 'kommunekode', 'kommunenavn'],
  ...['landekode', 'postboks', 'adresseFritekst'],
].map((name) => `CVRAdresse_${name}`);

/** The columns that are read from each file; all others are ignored. */
export const entities = {
  Virksomhed: root([
    ...required(number('CVRNummer')),
    ...text('status'),
    ...day('virksomhedStartdato', 'virksomhedOphoersdato'),
  ]),
  Produktionsenhed: root([
    ...required(number('pNummer')),
    ...text('status'),
    ...day('produktionsenhedStartdato', 'produktionsenhedOphoersdato'),
    ...number('tilknyttetVirksomhedsCVRNummer'),
    ...day('tilknyttetTilVirksomhedStartdato', 'tilknyttetTilVirksomhedOphoersdato'),
  ]),
  CVREnhed: root(text('enhedsType', 'forretningsnoegle')),
  Navn: property([...number('sekvens'), ...required(text('vaerdi'))], ['sekvens']),
  Adressering: property(
    [...required(text('AdresseringAnvendelse')), ...text('Adresse', 'coNavn', ...address)],
    ['AdresseringAnvendelse'],
  ),
  Branche: property(
    [...number('sekvens'), ...required(text('vaerdi')), ...text('vaerdiTekst')],
    ['sekvens'],
  ),
  Virksomhedsform: property([...required(number('vaerdi')), ...text('vaerdiTekst')]),
  Reklamebeskyttelse: property([{ name: 'vaerdi', type: 'flag', required: true }]),
  Beskaeftigelse: {
    ...property(
      [
        ...required(text('beskaeftigelsestalstype')),
        ...number('antal', 'intervalFra', 'intervalTil'),
        ...required(day('datoFra')),
      ],
      ['beskaeftigelsestalstype', 'datoFra'],
    ),
    registered: 'registreringsdato',
  },
  Telefonnummer: property(required(text('vaerdi')), ['vaerdi']),
  'e-mailadresse': property(required(text('vaerdi')), ['vaerdi']),
  Kreditoplysninger: property(text('Kreditoplysning', 'kreditoplysningstekst', 'statusvaerdi'), [
    'Kreditoplysning',
  ]),
  FuldtAnsvarligDeltagerRelation: property(required(number('deltagendeEnhedsId')), [
    'deltagendeEnhedsId',
  ]),
} as const satisfies Record<string, Entity>;

export type EntityName = keyof typeof entities;
export const entityNames = keysOf(entities);

/**
 * Without companies there is nothing to load, and without the advertising protection it would be
 * unknown who must not be advertised to.
 */
export const requiredEntities: readonly EntityName[] = ['Virksomhed', 'Reklamebeskyttelse'];

/** Normalises names to letters and digits without case: `e_mailadresse` equals `e-mailadresse`. */
export const comparable = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const byName = new Map(entityNames.map((name) => [comparable(name), name]));

/** The entity with that name; null if it is not read. */
export const entityNamed = (name: string): EntityName | null =>
  byName.get(comparable(name)) ?? null;
