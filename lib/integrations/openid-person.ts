import 'server-only';
import { z } from 'zod';
import type { ProviderIdentity, ProviderName } from './openid-types';

/** The standard claims about a user; OpenID Connect Core 1.0, section 5.1. */
export const personClaims = {
  sub: z.string().min(1),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.stringbool()]).optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  name: z.string().optional(),
};

export const personSchema = z.object(personClaims);

export function toIdentity(
  provider: ProviderName,
  person: z.infer<typeof personSchema>,
): ProviderIdentity {
  return {
    provider,
    subject: person.sub,
    email: person.email ?? null,
    emailVerified: person.email_verified === true,
    firstName: person.given_name ?? person.name ?? '',
    lastName: person.family_name ?? '',
  };
}
