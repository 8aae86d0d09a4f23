import 'server-only';
import type { ParticipantKind, RoleGroup } from '@/prisma/client/enums';
import type { Day, RoleRecord } from '../record';
import { bandsOf, type Value } from './bands';
import { currentOrLast, periodOf } from './periods';
import { integerAt, type Json, lineAt, listAt, objectAt, textAt } from './values';

type Organ = { group: RoleGroup; name: string | null };

function kindOf(type: string | null): ParticipantKind {
  if (type?.startsWith('PERSON')) return 'PERSON';
  return type === 'VIRKSOMHED' ? 'COMPANY' : 'OTHER';
}

/** Name and number only: a person's address is never read. */
function participantOf(relation: Json, day: Day): RoleRecord['participant'] | null {
  const participant = objectAt(relation, 'deltager');
  if (!participant) return null;
  const id = integerAt(participant, 'enhedsNummer');
  const named = currentOrLast(listAt(participant, 'navne'), day);
  const name = named && lineAt(named, 'navn');
  if (id === null || id <= 0 || !name) return null;
  const kind = kindOf(textAt(participant, 'enhedstype'));
  const number = String(participant.forretningsnoegle ?? '');
  const companyKey =
    kind === 'COMPANY' && /^\d{1,8}$/.test(number) && Number(number) > 0
      ? number.padStart(8, '0')
      : null;
  return { id, kind, name, companyKey };
}

function groupOf(type: string, name: string): RoleGroup {
  if (type === 'LEDELSESORGAN') {
    // Branches of foreign companies have managers of their own.
    if (/direktion|filialbestyrer/i.test(name)) return 'MANAGEMENT';
    return /bestyrelse|tilsynsråd/i.test(name) ? 'BOARD' : 'OTHER';
  }
  if (type === 'STIFTERE') return 'FOUNDER';
  if (type === 'REVISION') return 'AUDITOR';
  if (type === 'FULDT_ANSVARLIG_DELTAGERE') return 'PARTNER';
  return type === 'REGISTER' && /^ejerregister$/i.test(name) ? 'OWNER' : 'OTHER';
}

/** What the register calls beneficial owners, and the list of them: "Reel ejer", "Reelle ejere". */
const beneficial = /reel(le)?[ _]ejer/i;

/** Null for beneficial owners, whose register is no longer public. */
function organOf(organisation: Json, day: Day): Organ | null {
  const type = textAt(organisation, 'hovedtype') ?? '';
  const named = currentOrLast(listAt(organisation, 'organisationsNavn'), day);
  const name = named && lineAt(named, 'navn');
  if (beneficial.test(`${type} ${name ?? ''}`)) return null;
  // By this word, whatever the organ is called, lib/roles/parent.ts finds the company of a branch.
  if (type === 'HOVEDSELSKAB') return { group: 'OTHER', name: 'Hovedselskab' };
  return { group: groupOf(type, name ?? ''), name };
}

function valuesOf(member: Json, type: string): Value[] {
  return listAt(member, 'attributter')
    .filter((attribute) => attribute.type === type)
    .flatMap((attribute) => listAt(attribute, 'vaerdier'))
    .flatMap((value) => {
      const text = lineAt(value, 'vaerdi');
      return text === null ? [] : [{ text, ...periodOf(value) }];
    });
}

/** General partners of a K/S stand in its management, and are liable for its debts. */
const ofTitle = (group: RoleGroup, title: string): RoleGroup =>
  /^komplementar(er)?$/i.test(title) ? 'PARTNER' : group;

function memberRoles(
  member: Json,
  { group, name: organ }: Organ,
  participant: RoleRecord['participant'],
) {
  if (group === 'OWNER') {
    const bands = bandsOf({
      shares: valuesOf(member, 'EJERANDEL_PROCENT'),
      votes: valuesOf(member, 'EJERANDEL_STEMMERET_PROCENT'),
    });
    return bands.map((band): RoleRecord => ({ participant, group, organ, title: null, ...band }));
  }
  return valuesOf(member, 'FUNKTION')
    .filter(({ text }) => !beneficial.test(text))
    .map(({ text: title, validFrom, validTo }): RoleRecord => {
      const period = { validFrom, validTo };
      const post = { group: ofTitle(group, title), organ, title };
      return { participant, ...post, ...period, ownership: null, votes: null };
    });
}

/** One role per period in which a participant held a function or a band of shares. */
export function rolesOf(document: Json, day: Day): RoleRecord[] {
  return listAt(document, 'deltagerRelation').flatMap((relation) => {
    const participant = participantOf(relation, day);
    if (!participant) return [];
    return listAt(relation, 'organisationer').flatMap((organisation) => {
      const organ = organOf(organisation, day);
      if (!organ) return [];
      return listAt(organisation, 'medlemsData').flatMap((member) =>
        memberRoles(member, organ, participant),
      );
    });
  });
}
