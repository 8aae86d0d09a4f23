import 'server-only';
import { z } from 'zod';
import type { SessionUser } from '@/lib/auth/types';
import { invalidField } from '@/lib/errors';
import { PROFILE_MESSAGES } from '../profile-messages';
import { type editUserSchema, nameSchemas, newPasswordSchema } from './profile-schemas';
import type { ProfileChange } from './update-profile';

type Given = z.output<typeof editUserSchema>;

function changedNames(user: SessionUser, { firstname, lastname }: Given) {
  const changed = {
    ...(firstname !== undefined && firstname.trim() !== user.firstName && { firstname }),
    ...(lastname !== undefined && lastname.trim() !== user.lastName && { lastname }),
  };
  const names = z.object(nameSchemas).partial().parse(changed);
  return {
    ...(names.firstname !== undefined && { firstName: names.firstname }),
    ...(names.lastname !== undefined && { lastName: names.lastname }),
  };
}

function changedPassword({ oldpass = '', newpass = '' }: Given) {
  if (oldpass === '' && newpass === '') return {};
  return { password: { old: oldpass, new: newPasswordSchema.parse({ newpass }).newpass } };
}

async function changedPicture({ picture }: Given): Promise<Pick<ProfileChange, 'picture'>> {
  if (picture === undefined) return {};
  if (picture === '') return { picture: null };
  // Browsers send this for a file field that was left empty.
  if (picture.size === 0 && picture.name === '') return {};
  return { picture: Buffer.from(await picture.arrayBuffer()) };
}

/**
 * Reads the form of PUT /api/user/edit as the requested changes.
 * @throws AppError invalid_input, ZodError
 */
export async function readProfileForm(user: SessionUser, given: Given): Promise<ProfileChange> {
  if (given.email && given.email.trim().toLowerCase() !== user.email) {
    throw invalidField('email', PROFILE_MESSAGES.emailFixed);
  }
  const change = {
    ...changedNames(user, given),
    ...changedPassword(given),
    ...(await changedPicture(given)),
  };
  return change;
}
