import { DEFAULT_LANGUAGE } from '@/lib/i18n/languages';
import { companyReport } from './company-report';
import { drawPdf } from './pdf/draw';
import { plainPdf } from './plain-pdf';
import { printable } from './printable';
import { sampleReport } from './sample-report';
import type { PrintedDocument, ReportJob } from './types';
import { usersReport } from './users-report';
import { reportWords } from './words';

async function drawn(job: ReportJob, words: ReturnType<typeof reportWords>) {
  if (job.kind === 'users') return plainPdf(usersReport(job.data, words), words.language);
  const content: PrintedDocument =
    job.kind === 'company' ? companyReport(job.data, words) : sampleReport(job.data);
  return drawPdf(printable(content), words.language);
}

/** The PDF of a report. CPU-bound, as long as rendering many pages: run it in a worker thread. */
export async function print(job: ReportJob): Promise<Uint8Array> {
  const language = (job.kind === 'sample' ? undefined : job.language) ?? DEFAULT_LANGUAGE;
  return new Uint8Array(await drawn(job, reportWords(language)));
}
