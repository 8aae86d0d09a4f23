/** Whom a provider says somebody is. */
export type ProviderIdentity = {
  provider: ProviderName;
  /** The provider's own id of the person: the only thing that never changes. */
  subject: string;
  /** As the provider has it; null when it does not tell. */
  email: string | null;
  /** Whether the provider has checked that the address is theirs. */
  emailVerified: boolean;
  firstName: string;
  lastName: string;
};

export type ProviderName = 'google' | 'linkedin';

export const providerLabels: Record<ProviderName, string> = {
  google: 'Google',
  linkedin: 'LinkedIn',
};

/** What ties the way to a provider and the way back together. */
export type FlowSecrets = {
  state: string;
  nonce: string;
  /** RFC 7636. */
  verifier: string;
};
