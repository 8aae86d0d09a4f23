import { renderToBuffer } from '@react-pdf/renderer';
import { DEFAULT_LANGUAGE } from '@/lib/i18n/languages';
import { companyReport } from './company-report';
import { PdfDocument } from './pdf/document';
import { plainPdf } from './plain-pdf';
import { sampleReport } from './sample-report';
import type { ReportJob } from './types';
import { usersReport } from './users-report';
import { reportWords } from './words';

function inWords(job: ReportJob) {
  if (job.kind === 'sample') return sampleReport(job.data);
  const words = reportWords(job.language ?? DEFAULT_LANGUAGE);
  return job.kind === 'users' ? usersReport(job.data, words) : companyReport(job.data, words);
function inWords(job: Exclude<ReportJob, { kind: 'users' }>) {
  return job.kind === 'company' ? companyReport(job.data) : sampleReport(job.data);
}

/** The PDF of a report. Takes as long as many pages of the site: to be done in a thread. */
export async function print(job: ReportJob): Promise<Uint8Array> {
  const language = (job.kind === 'sample' ? undefined : job.language) ?? DEFAULT_LANGUAGE;
  const document = <PdfDocument language={language} {...inWords(job)} />;
  return new Uint8Array(await renderToBuffer(document));
  if (job.kind === 'users') return new Uint8Array(await plainPdf(usersReport(job.data)));
  return new Uint8Array(await renderToBuffer(<PdfDocument {...inWords(job)} />));
}
