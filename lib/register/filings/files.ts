import 'server-only';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { NO_SUCH_FILE } from '../read/files';

const report = /\.(xml|xbrl|xhtml|html|zip)(\.gz)?$/i;
const answer = /\.(json|ndjson|jsonl)(\.gz)?$/i;

/** The files to load from one folder, by name. */
export type FilingFolder = {
  folder: string;
  /** Responses of the index of filings. */
  answers: string[];
  documents: string[];
  /** All files in the folder, to look up the documents of entries. */
  present: ReadonlySet<string>;
};

export type ListedFilings = {
  folders: FilingFolder[];
  missing: { place: string; reason: string }[];
};

async function readFolder(folder: string): Promise<{ files: string[]; folders: string[] }> {
  const entries = await readdir(folder, { withFileTypes: true });
  // Sorted, so that the order is the same on every run.
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  const names = (wanted: boolean) =>
    entries.filter((entry) => entry.isDirectory() === wanted).map(({ name }) => name);
  return { files: names(false), folders: names(true).map((name) => path.join(folder, name)) };
}

async function* walk(folder: string): AsyncGenerator<FilingFolder> {
  const { files, folders } = await readFolder(folder);
  const answers = files.filter((name) => answer.test(name));
  const documents = files.filter((name) => report.test(name));
  yield { folder, answers, documents, present: new Set(files) };
  for (const child of folders) yield* walk(child);
}

/** Named files of one folder; any that is not a response is treated as a document. */
async function givenFiles(folder: string, names: ReadonlySet<string>): Promise<FilingFolder> {
  return {
    folder,
    answers: [...names].filter((name) => answer.test(name)),
    documents: [...names].filter((name) => !answer.test(name)),
    present: new Set((await readFolder(folder)).files),
  };
}

/** Lists the reports and index responses at the given paths: files, and folders recursively. */
export async function listFilings(paths: readonly string[]): Promise<ListedFilings> {
  const folders: FilingFolder[] = [];
  const files = new Map<string, Set<string>>();
  const missing: ListedFilings['missing'] = [];
  for (const given of paths) {
    const found = await stat(given).catch(() => null);
    if (!found) missing.push({ place: given, reason: NO_SUCH_FILE });
    else if (found.isDirectory()) {
      const walked: FilingFolder[] = [];
      for await (const folder of walk(given)) walked.push(folder);
      folders.push(...walked);
      if (walked.some(({ answers, documents }) => answers.length + documents.length > 0)) continue;
      const reason =
        'the folder has no reports (.xml, .xbrl, .xhtml, .html, .zip) and no answers (.json)';
      missing.push({ place: given, reason });
    } else {
      const folder = path.dirname(given);
      files.set(folder, (files.get(folder) ?? new Set()).add(path.basename(given)));
    }
  }
  for (const [folder, names] of files) folders.push(await givenFiles(folder, names));
  return { folders, missing };
}
