import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { CompanyDetail } from '@/lib/companies/types';
import type { PeerComparison } from '@/lib/peers/types';
import { textOf } from '@/tests/support/markup';
import { PeersCard } from './peers-card';

const none = { roe: null, roi: null, coverageRatio: null, liquidityRatio: null };
const peers: PeerComparison = {
  ...{ industryGroup: '439', isDivision: false, sizeClass: 'micro', unlikeAYear: null },
  ...{ endDate: new Date('2021-12-31'), isComparable: true },
  ranks: { ...none, profitMargin: null, solvencyRatio: null },
};
const company = { industry: 'Tagdækning' } as CompanyDetail;

const shown = (change: Partial<PeerComparison>, language: 'en' | 'da' = 'en') =>
  textOf(createElement(PeersCard, { peers: { ...peers, ...change }, company }), language);

test('a figure that others share is higher than those below it alone', () => {
  const roe = { value: 5, percentile: 70, lower: 40, median: 5, peers: 40 };
  const ranks = { ...peers.ranks, roe };
  expect(shown({ ranks })).toContain('Higher than 40\u00a0% of 40 peers');
  expect(shown({ ranks }, 'da')).toContain('Højere end 40\u00a0% af 40 sammenlignelige');
});

test('whose own figures cannot be compared has not too few peers', () => {
  expect(shown({})).toContain('fewer than 20 peers');
  const without = shown({ isComparable: false });
  expect(without).toContain('None of the company’s own key figures of that year can be compared');
  expect(without).not.toContain('fewer than 20 peers');
});
