import { countWorkingKeys } from '@/lib/api-keys/queries';
import { withUser } from '@/lib/http/wrappers';
import { PICTURE_MAX_BYTES } from '@/lib/pictures/constants';
import { editedAnswerSchema } from '@/lib/users/answers';
import { editUserSchema } from '@/lib/users/profile/profile-schemas';
import { readProfileForm } from '@/lib/users/profile/read-profile-form';
import { updateProfile } from '@/lib/users/profile/update-profile';
import { PROFILE_MESSAGES } from '@/lib/users/profile-messages';

const form = { schema: editUserSchema, maxFileBytes: PICTURE_MAX_BYTES };

const schemas = { sessionOnly: true, form, answer: editedAnswerSchema } as const;

// PUT /api/user/edit: changes the user's own account; a form
export const PUT = withUser(schemas, async ({ user, caller, form }) => {
  const change = await readProfileForm(user, form);
  const updatedUser = await updateProfile(user, change, caller);
  const answer = { message: PROFILE_MESSAGES.saved, updatedUser };
  // API keys survive a password change: tell users, who may change it because it was compromised.
  return change.password ? { ...answer, workingKeys: await countWorkingKeys(user.id) } : answer;
});
