'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { filesApi } from '@/lib/api/files';
import type { ExportOnWire } from '@/lib/exports/types';
import { formatMoment, formatNumber } from '@/lib/format';

const SHOWN = 4;
const AGAIN_MS = 2_000;

const isUnderWay = ({ status }: ExportOnWire) => status === 'WAITING' || status === 'RUNNING';

/** Recent files, finished or in progress. Reloaded when `news` changes. */
export function RecentFiles({ news }: { news: string }) {
  const t = useTranslations('exports');
  const [files, setFiles] = useState<ExportOnWire[]>([]);
  const isWaiting = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `news` triggers a reload
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = async () => {
      try {
        const { data } = await filesApi.exports(signal);
        if (signal.aborted) return;
        setFiles(data);
        isWaiting.current = data.some(isUnderWay);
      } catch {
        // The export above does not depend on this list; while files are in progress, polling
        // continues.
      }
      if (isWaiting.current && !signal.aborted) timer = setTimeout(read, AGAIN_MS);
    };
    void read();
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [news]);
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="recent-files" className="border-line border-t pt-3">
      <h3 id="recent-files" className="mb-2 font-medium text-sm">
        {t('recent')}
      </h3>
      <ul className="flex flex-col gap-2 text-sm">
        {files.slice(0, SHOWN).map((file) => (
          <li key={file.id} className="flex items-start justify-between gap-3">
            <span className="min-w-0">
              <span className="line-clamp-2 break-words text-ink">{file.title}</span>
              <span className="text-muted text-xs">
                {t('recentLine', {
                  type: t(file.format),
                  plural: file.total,
                  count: formatNumber(file.total),
                  at: formatMoment(new Date(file.createdAt)),
                })}
                {file.facts !== null && file.facts.protectedLeftOut > 0 && (
                  <span className="block">
                    {t('protectedLeftOut', {
                      plural: file.facts.protectedLeftOut,
                      count: formatNumber(file.facts.protectedLeftOut),
                    })}
                  </span>
                )}
              </span>
            </span>
            <FileState file={file} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FileState({
  file: { status, href, fileName, done, total, failure },
}: {
  file: ExportOnWire;
}) {
  const t = useTranslations('exports');
  if (href !== null) {
    return (
      <a
        href={href}
        download={fileName}
        aria-label={t('downloadOf', { name: fileName })}
        className="link link-alone shrink-0"
      >
        {t('download')}
      </a>
    );
  }
  if (status === 'FAILED') {
    return (
      <span title={failure ?? undefined} className="shrink-0 text-bad">
        {t('failed')}
        {failure && <span className="sr-only"> ({failure})</span>}
      </span>
    );
  }
  return (
    <span className="shrink-0 text-muted tabular-nums">
      {t('percent', { percent: Math.floor((100 * done) / Math.max(total, 1)) })}
    </span>
  );
}
