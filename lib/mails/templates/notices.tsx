import type { MailContent } from '../types';
import { Action, MailLayout, Paragraph } from './layout';

type Props<Kind> = Omit<Extract<MailContent, { kind: Kind }>, 'kind'>;

export function PasswordChangedMail({ firstName, at, from, link }: Props<'password-changed'>) {
  return (
    <MailLayout preview="If it was not you, act now." heading="Your password was changed">
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        The password of your account was changed on {at}, from {from}. All other sessions were
        ended.
      </Paragraph>
      <Paragraph>
        If it was you, there is nothing to do. If not, choose a new one at once.
      </Paragraph>
      <Action link={link}>It was not me</Action>
    </MailLayout>
  );
}

export function NewDeviceMail({ firstName, at, from, link }: Props<'new-device'>) {
  return (
    <MailLayout preview="If it was not you, act now." heading="New sign-in to your account">
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        Your account was signed in to on {at} from a device that we have not seen before: {from}.
      </Paragraph>
      <Paragraph>
        If it was you, there is nothing to do. If not, choose a new password: that ends all
        sessions.
      </Paragraph>
      <Action link={link}>It was not me</Action>
    </MailLayout>
  );
}
