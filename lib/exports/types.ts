import type { z } from 'zod';
import type { createExportSchema } from './api-schemas';
import type { EXPORT_FORMATS } from './constants';

export type { ExportFacts, ExportOnWire } from './answers';

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export type ExportRequest = z.output<typeof createExportSchema>;

/** The companies to export. */
export type ExportTarget = ExportRequest['target'];
