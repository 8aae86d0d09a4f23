import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { type RegisterDatabase, registerDatabase } from '../support/register-database';
import { temporaryFolder } from '../support/temporary';
let database: RegisterDatabase;
beforeAll(async () => { database = await registerDatabase('zz'); });
afterAll(() => database.close());
const p = (gyldigFra: string | null, gyldigTil: string | null = null) => ({ periode: { gyldigFra, gyldigTil } });
const form = (virksomhedsformkode: number, kortBeskrivelse: string, langBeskrivelse: string, ...per: [any, any?]) => ({ virksomhedsformkode, kortBeskrivelse, langBeskrivelse, ...p(...per) });
const APS = form(80, 'APS', 'Anpartsselskab', '2010-01-01');
const adr = (x: object, ...per: [any, any?]) => ({ landekode: 'DK', ...x, ...p(...per) });
const home = adr({ vejnavn: 'Engvej', husnummerFra: 2, postnummer: 9000, postdistrikt: 'Aalborg', kommune: { kommuneKode: 851, kommuneNavn: 'AALBORG' } }, '2010-01-01');
const org = (hovedtype: string, navn: string, ...attributter: any[]) => ({ hovedtype, organisationsNavn: [{ navn, ...p('2010-01-01') }], attributter: [], medlemsData: [{ attributter }] });
const att = (type: string, ...v: [string, any, any?][]) => ({ type, vaerdier: v.map(([vaerdi, a, b]) => ({ vaerdi, ...p(a, b ?? null) })) });
const who = (enhedsNummer: number, navn: string, enhedstype = 'PERSON', forretningsnoegle: number | null = null) => ({ enhedsNummer, enhedstype, forretningsnoegle, navne: navn ? [{ navn, ...p(null) }] : [] });
const rel = (deltager: any, ...organisationer: any[]) => ({ deltager, kontorsteder: [], organisationer });
const base = (cvrNummer: number, navn: string, x: object) => ({ Vrvirksomhed: { cvrNummer, enhedsNummer: 4_000_000_000 + cvrNummer, navne: [{ navn, ...p('2010-01-01') }], virksomhedsform: [APS], beliggenhedsadresse: [home], livsforloeb: [p('2010-01-01')], virksomhedsstatus: [{ status: 'NORMAL', ...p('2010-01-01') }], sidstOpdateret: '2024-01-01T00:00:00.000+01:00', reklamebeskyttet: false, virksomhedMetadata: {}, ...x } });
const docs = [
  base(10000001, 'Konkurs v/Hans', { virksomhedsform: [form(10, 'ENK', 'Enkeltmandsvirksomhed', '2010-01-01')], virksomhedsstatus: [], livsforloeb: [p('2010-01-01', '2015-05-05')], status: [{ kreditoplysningkode: 1, kreditoplysningtekst: 'Konkurs', statuskode: 1, statustekst: 'Dekret', ...p('2015-04-01') }], virksomhedMetadata: { sammensatStatus: 'Ophørt' }, deltagerRelation: [rel(who(4000100001, 'Hans Hansen'), org('FULDT_ANSVARLIG_DELTAGERE', 'Fuldt ansvarlige deltagere', att('FUNKTION', ['INDEHAVER', '2010-01-01', '2015-05-05'])))] }),
  base(10000002, 'Genopstået ApS', { virksomhedsstatus: [{ status: 'NORMAL', ...p('2010-01-01', '2014-01-01') }, { status: 'UNDER KONKURS', ...p('2014-01-02', '2014-06-01') }, { status: 'NORMAL', ...p('2014-06-02') }], deltagerRelation: [rel(who(4000100001, 'Hans Hansen'), org('LEDELSESORGAN', 'Direktion', att('FUNKTION', ['DIREKTØR', '2010-01-01', '2015-01-01']), att('FUNKTION', ['DIREKTØR', '2014-01-01'])), org('REGISTER', 'EJERREGISTER', att('EJERANDEL_PROCENT', ['0.5', '2010-01-01']), att('EJERANDEL_STEMMERET_PROCENT', ['0.9', '2010-01-01']))), rel(who(4010000002, 'Genopstået ApS', 'VIRKSOMHED', 10000002), org('REGISTER', 'EJERREGISTER', att('EJERANDEL_PROCENT', ['0.1', '2010-01-01']), att('EJERANDEL_STEMMERET_PROCENT', ['0.0', '2010-01-01']))), rel(who(4000100009, 'Hans Hansen'), org('LEDELSESORGAN', 'Bestyrelse', att('FUNKTION', ['FORMAND', '2010-01-01'])))] }),
  base(10000003, 'Klasser A/S', { attributter: [att('KAPITAL', ['67000.00', '2010-01-01']), att('KAPITALVALUTA', ['EUR', '2010-01-01']), att('KAPITALKLASSER', ['true', '2010-01-01'])], virksomhedsform: [form(81, 'IVS', 'Iværksætterselskab', '2015-01-01', '2019-01-01'), form(60, 'A/S', 'Aktieselskab', '2019-01-02')], navne: [{ navn: 'Klasser IVS', ...p('2010-01-01', '2019-01-01') }, { navn: 'Klasser A/S', ...p('2019-01-02') }], binavne: [{ navn: 'Klasser Nord A/S', ...p('2012-01-01', '2015-01-01') }, { navn: 'Klasser Syd A/S', ...p('2016-01-01') }], deltagerRelation: [rel(who(4000200001, 'Fjord AB', 'ANDEN_DELTAGER'), org('REGISTER', 'EJERREGISTER', att('EJERANDEL_PROCENT', ['1.0', '2010-01-01']), att('EJERANDEL_STEMMERET_PROCENT', ['1.0', '2010-01-01']))), rel(who(4000200002, 'John Smith'), org('LEDELSESORGAN', 'Direktion', att('FUNKTION', ['CEO', '2010-01-01']))), rel(who(4000200003, 'Likvi Dator'), org('LEDELSESORGAN', 'Likvidator', att('FUNKTION', ['LIKVIDATOR', '2020-01-01']))), rel(who(4000200004, 'Sup Leant'), org('LEDELSESORGAN', 'Bestyrelse', att('FUNKTION', ['SUPPLEANT', '2020-01-01'])))] }),
  base(10000004, 'Fusioneret ApS', { livsforloeb: [p('2010-01-01', '2020-02-02')], virksomhedsstatus: [{ status: 'NORMAL', ...p('2010-01-01', '2020-02-02') }, { status: 'OPLØST EFTER GRÆNSEOVERSKRIDENDE FUSION', ...p('2020-02-03') }], fusioner: [{ enhedsNummerOrganisation: 1, organisationsNavn: [], indgaaende: [], udgaaende: [] }] }),
  base(10000005, 'Adresseløs ApS', { beliggenhedsadresse: [adr({ fritekst: 'Postboks 12\n3900 Nuuk', landekode: 'GL', conavn: 'C/O Advokat Jensen' }, '2010-01-01')] }),
  base(10000006, 'Norsk Filial af Norsk AS', { virksomhedsform: [form(190, 'FBA', 'Filial af udenlandsk virksomhed med begrænset ansvar', '2010-01-01')], beliggenhedsadresse: [adr({ landekode: 'NO', vejnavn: 'Strandgaten', husnummerFra: 3, postnummer: 5003, postdistrikt: 'Bergen' }, '2010-01-01')] }),
  base(10000007, 'Dansk uden vej ApS', { beliggenhedsadresse: [adr({ vejnavn: '', bynavn: 'Rosenby', postnummer: 8870, postdistrikt: 'Langå', kommune: { kommuneKode: 713, kommuneNavn: 'LANGÅ' } }, '2010-01-01')] }),
  { VrproduktionsEnhed: { pNummer: 1000000001, navne: [{ navn: 'Flytter', ...p('2010-01-01') }], livsforloeb: [p('2010-01-01')], beliggenhedsadresse: [home], virksomhedsrelation: [{ cvrNummer: 10000002, ...p('2010-01-01', '2018-01-01') }, { cvrNummer: 10000003, ...p('2018-01-02') }], sidstOpdateret: '2024-01-01T00:00:00.000+01:00', produktionsEnhedMetadata: { sammensatStatus: 'Aktiv' } } },
];
const j = (x: unknown) => JSON.stringify(x, (_, v) => typeof v === 'bigint' ? String(v) : v instanceof Map ? [...v] : v);
test('x', async () => {
  const { importFiles } = await import('@/lib/register/import-files');
  const f = path.join(temporaryFolder(), 'a.ndjson');
  writeFileSync(f, docs.map((d) => JSON.stringify(d)).join('\n'));
  console.log(j(await importFiles([f], { onRefused: (a: string, b: string) => console.log('REFUSED', a, b) })));
  const q: any = await import('@/lib/companies/queries');
  const { getOverview } = await import('@/lib/overview/queries');
  const { getRoles } = await import('@/lib/roles/queries');
  const { getOwnership } = await import('@/lib/roles/ownership');
  const { combinedShares } = await import('@/lib/roles/combined');
  const { addressLine } = await import('@/lib/companies/address-line');
  const { countryAbroad } = await import('@/lib/companies/country');
  console.log(Object.keys(q));
  for (const d of docs as any[]) {
    if (!d.Vrvirksomhed) continue;
    const key = String(d.Vrvirksomhed.cvrNummer);
    const c = await q.getCompany(key);
    console.log('=====', key, j(c));
    console.log('addr', addressLine(c, countryAbroad(c.countryCode, 'da')), '|region', c.region, c.municipality);
    const o: any = await getOverview(key);
    console.log('timeline', o.timeline.events.map((e: any) => [e.on.toISOString().slice(0, 10), e.field, e.before, e.after].join('|')).join('\n   '));
    console.log('names', j(o.otherNames), 'art', j(o.articles), 'units', j(o.units.items.map((u: any) => u.pNumber)), 'parent', j(o.parent), 'ceo', o.ceoId);
    for (const former of [false, true]) { const r = await getRoles({ key, former }); console.log(former ? 'FORMER' : 'NOW', r.items.map((i: any) => [i.participant.name, i.participant.id, i.group, i.title, i.organ, i.validFrom?.toISOString().slice(0, 10), i.validTo?.toISOString().slice(0, 10), j(i.ownership), j(i.votes)].join('|')).join('\n   ')); }
    const own: any = await getOwnership(key); console.log('own', j(own.owners.trees), j(combinedShares(key, own.owners)));
  }
});
