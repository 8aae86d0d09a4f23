import type { Day, RoleRecord } from '@/lib/register/record';
import { dayInLife } from './life';
import { drawPerson, person } from './people';
import { drawAuditor, type Profile, stoppedOn, type World } from './profile';
import type { Random } from './random';

/** Returns the name of another company that participates. */
export type CompanyNamer = (profile: Profile) => string;

type Participant = RoleRecord['participant'];
type Post = Pick<RoleRecord, 'group' | 'organ' | 'title'>;

const posts = {
  ceo: { group: 'MANAGEMENT', organ: 'Direktion', title: 'ADM. DIR.' },
  director: { group: 'MANAGEMENT', organ: 'Direktion', title: 'DIREKTØR' },
  chair: { group: 'BOARD', organ: 'Bestyrelse', title: 'FORMAND' },
  member: { group: 'BOARD', organ: 'Bestyrelse', title: 'BESTYRELSESMEDLEM' },
  founder: { group: 'FOUNDER', organ: 'Stiftere', title: 'STIFTERE' },
  auditor: { group: 'AUDITOR', organ: 'Revision', title: 'REVISION' },
  owner: { group: 'OWNER', organ: 'EJERREGISTER', title: null },
  partner: { group: 'PARTNER', organ: 'Interessenter', title: 'INTERESSENTER' },
  generalPartner: { group: 'PARTNER', organ: 'Komplementarer', title: 'KOMPLEMENTARER' },
  proprietor: {
    group: 'PARTNER',
    organ: 'Fuldt ansvarlige deltagere',
    title: 'INDEHAVER',
  },
} as const satisfies Record<string, Post>;

/** How shares are split, as the lower bounds of the register's bands. */
const splits: readonly (readonly number[])[] = [
  [1],
  [1],
  [1],
  [0.5, 0.5],
  [0.5, 0.5],
  [0.6667, 0.25],
  [0.3333, 0.3333, 0.3333],
  [0.9, 0.05],
  [0.5, 0.25, 0.2],
  [0.25, 0.25, 0.25, 0.25],
  [0.5, 0.15, 0.15, 0.1, 0.05],
];

/** Collects the roles of one company; no participant gets the same post twice. */
class RoleBook {
  readonly roles: RoleRecord[] = [];
  readonly #profile: Profile;
  readonly #random: Random;
  readonly #world: World;

  constructor(world: World, profile: Profile, random: Random) {
    this.#world = world;
    this.#profile = profile;
    this.#random = random;
  }

  someone(): Participant {
    const { id, name } = person(drawPerson(this.#random, this.#world.people));
    return { id, kind: 'PERSON', name, companyKey: null };
  }

  /** `from` and `until` are shares of the company's life. */
  add(post: Post, participant: Participant, from = 0, until: number | null = null): void {
    const taken = this.roles.some(
      (role) => role.participant.id === participant.id && role.organ === post.organ,
    );
    if (taken) return;
    const { life } = this.#profile;
    const end = until ?? (life.ended === null || post.group === 'FOUNDER' ? null : 1);
    this.roles.push({
      group: post.group,
      organ: post.organ,
      title: post.title,
      participant,
      validFrom: dayInLife(life, from),
      validTo: end === null ? null : dayInLife(life, end),
      ownership: null,
      votes: null,
    });
  }

  /** Adds a current post, and sometimes a previous holder of it. */
  addWithPast(post: Post, participant: Participant, share = 0.15): void {
    if (!this.#random.chance(share)) {
      this.add(post, participant);
      return;
    }
    const change = 0.2 + 0.6 * this.#random.next();
    this.add(post, this.someone(), 0, change);
    this.add(post, participant, change);
  }

  own(participant: Participant, share: number): void {
    const before = this.roles.length;
    this.add(posts.owner, participant, this.#random.chance(0.7) ? 0 : this.#random.next());
    const role = this.roles[before];
    if (role) Object.assign(role, { ownership: share, votes: share });
  }
}

/** K/S and P/S: somebody is liable for all of their debts. */
const LIMITED_PARTNERSHIPS: readonly number[] = [40, 70];

export function drawRoles(
  world: World,
  profile: Profile,
  owner: Participant | null,
  nameOf: CompanyNamer,
  random: Random,
): RoleRecord[] {
  const book = new RoleBook(world, profile, random);
  const { id, name } = person(profile.lead);
  const lead: Participant = { id, kind: 'PERSON', name, companyKey: null };
  const { form } = profile;
  if (form.family === 'personal') drawProprietors(book, profile, lead, random);
  if (form.family === 'association') drawBoard(book, lead, boardSize(form.code, random));
  if (form.family === 'foreign') book.add(posts.director, lead);
  if (form.family === 'capital') {
    drawManagement(book, profile, lead, random);
    book.add(posts.founder, owner ?? lead);
    if (LIMITED_PARTNERSHIPS.includes(form.code)) book.add(posts.generalPartner, owner ?? lead);
    drawOwners(book, owner ?? lead, lead, random);
    const auditor = random.chance(form.code === 60 ? 0.9 : 0.4) ? drawAuditor(world, random) : null;
    if (auditor && auditor.index !== profile.index) {
      book.add(posts.auditor, companyParticipant(auditor, nameOf), random.chance(0.5) ? 0 : 0.5);
    }
  }
  return withoutStopped(book.roles, stoppedOn(profile));
}

/**
 * Left out after they are drawn, so that all other draws keep their values. Shares still change
 * hands.
 */
const withoutStopped = (roles: RoleRecord[], stopped: Day | null): RoleRecord[] =>
  roles.filter(
    ({ group, validFrom }) =>
      stopped === null || group === 'OWNER' || validFrom === null || validFrom <= stopped,
  );

export function companyParticipant(profile: Profile, nameOf: CompanyNamer): Participant {
  const { registerId: id, key: companyKey } = profile;
  return { id, kind: 'COMPANY', name: nameOf(profile), companyKey };
}

function drawProprietors(book: RoleBook, { form }: Profile, lead: Participant, random: Random) {
  if (form.code !== 30) {
    book.add(posts.proprietor, lead);
    return;
  }
  book.add(posts.partner, lead);
  for (let count = random.between(1, 3); count > 0; count -= 1) {
    book.addWithPast(posts.partner, book.someone());
  }
}

/** Voluntary associations register few of their people, foundations the whole board. */
function boardSize(form: number, random: Random): number {
  if (form === 90 || form === 100) return random.between(3, 6);
  return form === 115 ? random.below(3) : random.below(6);
}

function drawBoard(book: RoleBook, chair: Participant, size: number) {
  if (size === 0) return;
  book.addWithPast(posts.chair, chair, 0.25);
  for (let seat = 1; seat < size; seat += 1) book.addWithPast(posts.member, book.someone());
}

function drawManagement(book: RoleBook, { form }: Profile, lead: Participant, random: Random) {
  const large = form.code === 60;
  book.addWithPast(large ? posts.ceo : posts.director, lead, large ? 0.35 : 0.14);
  if (random.chance(large ? 0.3 : 0.12)) book.add(posts.director, book.someone(), random.next());
  if (large || random.chance(0.06)) {
    drawBoard(book, random.chance(0.3) ? lead : book.someone(), random.between(3, 6));
  }
}

function drawOwners(book: RoleBook, first: Participant, lead: Participant, random: Random) {
  const [largest = 1, ...others] = random.pick(splits);
  book.own(first, largest);
  others.forEach((share, place) => {
    book.own(place === 0 && first.id !== lead.id ? lead : book.someone(), share);
  });
}
