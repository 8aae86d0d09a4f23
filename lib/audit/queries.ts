import 'server-only';
import { db } from '@/lib/db';
import { nameOrAddress } from '@/lib/user-rows/search';
import { isUuid } from '@/lib/uuid';
import type { Prisma } from '@/prisma/client/client';
import { type AuditSubjectKind, subjectKind } from './actions';
import { AUDIT_PAGE_SIZE } from './constants';
import type { AuditQuestion } from './search-params';

export type AuditPerson = { id: string; name: string; email: string };
/** Known only by its id: a deleted account, or something other than an account. */
export type AuditThing = { kind: AuditSubjectKind; id: string };

export type AuditLine = {
  id: string;
  at: Date;
  action: string;
  /** The user who acted; null if unauthenticated. */
  actor: AuditPerson | AuditThing | null;
  /** The target of the action. */
  subject: AuditPerson | AuditThing | null;
  address: string | null;
  /** As recorded, under our own key names. */
  details: Record<string, unknown>;
};

export type AuditPage = { items: AuditLine[]; total: number; page: number; totalPages: number };

/** Limit of matching users; a filter that matches more is not useful. */
const MOST_PEOPLE = 200;

/** Filter for actions by a person and on them. */
async function whereOf({ action, person }: AuditQuestion): Promise<Prisma.AuditEventWhereInput> {
  const where: Prisma.AuditEventWhereInput = action === '' ? {} : { action };
  if (person === '') return where;
  const people = isUuid(person)
    ? [{ id: person.toLowerCase() }]
    : await db.$queryRaw<{ id: string }[]>`
        SELECT u.id FROM users u WHERE ${nameOrAddress(person)} ORDER BY u.id LIMIT ${MOST_PEOPLE}`;
  const ids = people.map(({ id }) => id);
  return {
    ...where,
    OR: [{ actorId: { in: ids } }, { subject: { in: [...ids, person.toLowerCase()] } }],
  };
}

async function peopleOf(ids: (string | null)[]): Promise<Map<string, AuditPerson>> {
  const known = ids.filter((id) => id !== null && isUuid(id)) as string[];
  const users = await db.user.findMany({
    where: { id: { in: [...new Set(known)] } },
    select: { id: true, email: true, firstName: true, lastName: true },
  });
  return new Map(
    users.map(({ id, email, firstName, lastName }) => [
      id,
      { id, email, name: `${firstName} ${lastName}`.trim() },
    ]),
  );
}

function nameOf(people: Map<string, AuditPerson>, kind: AuditSubjectKind, id: string | null) {
  return id === null ? null : (people.get(id) ?? { kind, id });
}

/** A page of the audit log, newest first. */
export async function listAuditEvents(question: AuditQuestion): Promise<AuditPage> {
  const where = await whereOf(question);
  const total = await db.auditEvent.count({ where });
  const totalPages = Math.max(1, Math.ceil(total / AUDIT_PAGE_SIZE));
  const page = Math.min(question.page, totalPages);
  const rows = await db.auditEvent.findMany({
    where,
    orderBy: { id: 'desc' },
    skip: (page - 1) * AUDIT_PAGE_SIZE,
    take: AUDIT_PAGE_SIZE,
  });
  const people = await peopleOf(rows.flatMap(({ actorId, subject }) => [actorId, subject]));
  const items = rows.map(({ id, at, action, actorId, subject, address, details }) => ({
    id: String(id),
    at,
    action,
    address,
    details: { ...(details as Record<string, unknown> | null) },
    actor: nameOf(people, 'account', actorId),
    subject: nameOf(people, subjectKind(action), subject),
  }));
  return { items, total, page, totalPages };
}
