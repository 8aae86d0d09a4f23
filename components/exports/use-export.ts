import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { toast } from '@/components/ui/toast';
import type { ExportOnWire, ExportRequest } from '@/lib/exports/types';
import { makeExport } from './fetch-file';
import { saveFile } from './save-file';

export type Exporting =
  | { step: 'choosing' }
  /** Null until the server has responded. */
  | { step: 'making'; file: ExportOnWire | null }
  | { step: 'ready'; file: ExportOnWire }
  | { step: 'failed'; sentence: string };

const isUnderWay = (file: ExportOnWire | null) =>
  file?.status === 'WAITING' || file?.status === 'RUNNING';

/**
 * Makes a file and downloads it. If the dialog is closed meanwhile, a toast reports the outcome
 * wherever the user is by then.
 */
export function useExport() {
  const t = useTranslations('exports');
  const [state, setState] = useState<Exporting>({ step: 'choosing' });
  const shown = useRef(true);
  const underWay = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
      if (underWay.current) toast.message(t('goesOn'));
    };
  }, [t]);

  async function start(request: ExportRequest) {
    setState({ step: 'making', file: null });
    try {
      const onChange = (file: ExportOnWire) => {
        underWay.current = isUnderWay(file);
        if (underWay.current && shown.current) setState({ step: 'making', file });
      };
      const file = await makeExport(request, { onChange });
      if (!shown.current) toast.offer(t('readyNow'), t('download'), () => saveFile(file));
      else {
        saveFile(file);
        setState({ step: 'ready', file });
      }
    } catch (error) {
      const sentence = error instanceof Error ? error.message : String(error);
      if (shown.current) setState({ step: 'failed', sentence });
      else toast.error(sentence);
    } finally {
      underWay.current = false;
    }
  }

  return { state, start, choose: () => setState({ step: 'choosing' }) };
}
