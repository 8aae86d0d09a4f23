/** A user's identity according to a provider. */
export type ProviderIdentity = {
  provider: ProviderName;
  /** The provider's own user id: the only field that never changes. */
  subject: string;
  /** As the provider knows it; null when it does not share it. */
  email: string | null;
  /** Whether the provider has verified that the address belongs to the user. */
  emailVerified: boolean;
  firstName: string;
  lastName: string;
};

export type ProviderName = 'google' | 'linkedin';

export const providerLabels: Record<ProviderName, string> = {
  google: 'Google',
  linkedin: 'LinkedIn',
};

/** Ties the redirect to a provider and its callback together. */
export type FlowSecrets = {
  state: string;
  nonce: string;
  /** RFC 7636. */
  verifier: string;
};
