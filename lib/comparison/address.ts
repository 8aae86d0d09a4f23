import { paths } from '@/lib/paths';

/** What a comparison is of: companies by CVR number, with their groups' accounts where there are any. */
export type ComparisonAddress = { keys: readonly string[]; ofGroups: boolean };

const accountsOf = ({ ofGroups }: ComparisonAddress) => (ofGroups ? 'group' : undefined);

export const comparisonHref = (address: ComparisonAddress): string =>
  paths.compare({ company: address.keys, accounts: accountsOf(address) });

/** Parameters of the page of a company or person that was opened from a comparison. */
export const fromComparison = (address: ComparisonAddress) => ({
  from: 'compare' as const,
  company: address.keys.join(),
  accounts: accountsOf(address),
});

export const withCompany = (address: ComparisonAddress, key: string): ComparisonAddress => ({
  ...address,
  keys: [...address.keys, key],
});

export const withoutCompany = (address: ComparisonAddress, key: string): ComparisonAddress => ({
  ...address,
  keys: address.keys.filter((one) => one !== key),
});
