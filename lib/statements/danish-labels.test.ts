import { expect, test } from 'vitest';
import danish from '@/messages/da.json';
import { DANISH_LABELS } from './danish-labels';

test('lines have the words of årsregnskabsloven, the same wherever they are read in Danish', () => {
  expect(DANISH_LABELS).toMatchObject({
    noncurrentAssets: 'Anlægsaktiver',
    currentAssets: 'Omsætningsaktiver',
    contributedCapital: 'Virksomhedskapital',
    profitLossFromOrdinaryOperatingActivities: 'Resultat af ordinær primær drift',
  });
  expect(danish.keyFigures.formulas.liquidityRatio).toContain('omsætningsaktiver ÷');
});
