/** A row of the invoice table. */
type Invoice = { id: string; date: string; amount: string; status: 'Paid' | 'Pending' };

/** Sample rows, shown and labelled as such when no payment provider is configured. */
export const SAMPLE_INVOICES: readonly Invoice[] = [
  { id: 'INV-0003', date: '01/03/2022', amount: 'US $20', status: 'Pending' },
  { id: 'INV-0002', date: '01/02/2022', amount: 'US $20', status: 'Paid' },
  { id: 'INV-0001', date: '01/01/2022', amount: 'US $20', status: 'Paid' },
];
