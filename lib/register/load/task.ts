import 'server-only';
import { generateCompanies } from '@/prisma/sample/generate';
import { type MapContext, mapDocument, subjectOfRefused } from '../cvr';
import { parseDocuments } from '../read';
import { readReference } from '../reference';
import { type Aside, countIgnored, makeBatch, nothingAside } from './batch';
import type { Batch, LoadEntry, Mode, Refusal } from './types';

/** A part of a source that any thread can turn into a batch; plain data. */
export type Task = { number: number; day: string } & (
  | { kind: 'sample'; companies: number; seed: number; from: number; to: number }
  | { kind: 'documents'; found: ({ place: string; bytes: Uint8Array } | Refusal)[] }
);

type Found = Extract<Task, { kind: 'documents' }>['found'];

function* entriesOf(found: Found, context: MapContext, aside: Aside): Generator<LoadEntry> {
  for (const item of found) {
    if ('reason' in item) aside.refused.push({ ...item, isOfAnyone: true });
    else yield* documentsOf(item.place, item.bytes, context, aside);
  }
}

function* documentsOf(
  place: string,
  bytes: Uint8Array,
  context: MapContext,
  aside: Aside,
): Generator<LoadEntry> {
  for (const parsed of parseDocuments(bytes)) {
    if ('reason' in parsed) {
      aside.refused.push({ place, reason: parsed.reason, isOfAnyone: true });
      continue;
    }
    const { document } = parsed;
    const mapped = mapDocument(document, context);
    if ('reason' in mapped) {
      const subject = subjectOfRefused(document);
      const isKnown = subject.companyKey || subject.pNumber;
      const refusal = { place, reason: mapped.reason, ...subject };
      aside.refused.push(isKnown ? refusal : { ...refusal, isOfAnyone: true });
    } else if ('ignored' in mapped) {
      countIgnored(aside, mapped.ignored);
    } else yield 'company' in mapped ? mapped.company : mapped;
  }
}

/** Makes the batch of a task. The result does not depend on the thread. */
export function runTask(task: Task, mode: Mode): Batch {
  const context = { reference: readReference(), day: task.day };
  const aside = nothingAside();
  const entries =
    task.kind === 'sample' ? generateCompanies(task) : entriesOf(task.found, context, aside);
  return makeBatch(entries, { number: task.number, mode, aside }, context);
}
