import type { IndexedDocument } from './elasticsearch';

export type InventedFiling = {
  id: number;
  companyKey: string;
  changedAt: string;
  /** Address of the document with the figures; undefined if it is missing. */
  url?: string;
  type?: string;
};

/** An entry of the index of filings, for the year 2025. */
export function filingHit({
  id,
  companyKey,
  changedAt,
  url,
  type,
}: InventedFiling): IndexedDocument {
  const document = {
    dokumentUrl: url,
    dokumentMimeType: 'application/xml',
    dokumentType: 'AARSRAPPORT',
  };
  return {
    _id: `urn:ofk:oid:${id}`,
    _source: {
      indlaesningsId: null,
      cvrNummer: Number(companyKey),
      regNummer: null,
      sagsNummer: `X26-${id}`,
      offentliggoerelsestype: type ?? 'regnskab',
      omgoerelse: false,
      regnskab: {
        regnskabsperiode: { startDato: '2025-01-01', slutDato: '2025-12-31' },
        godkendelse: null,
      },
      offentliggoerelsesTidspunkt: changedAt,
      sidstOpdateret: changedAt,
      indlaesningsTidspunkt: changedAt,
      dokumenter: url === undefined ? [] : [document],
    },
  };
}
