import type { MailContent } from '../types';
import { Action, MailLayout, Paragraph } from './layout';

type Props<Kind> = Omit<Extract<MailContent, { kind: Kind }>, 'kind'>;

/** Shows that an address is its owner's. */
export function VerifyMail({ firstName, link }: Props<'verify'>) {
  return (
    <MailLayout preview="One step is left: confirm this address." heading="Verify your email">
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>Open this link and press Verify to finish your sign-up.</Paragraph>
      <Action link={link}>Verify your email</Action>
      <Paragraph>
        <br />
        The link works once, for 24 hours. If you did not sign up, ignore this mail.
      </Paragraph>
    </MailLayout>
  );
}

export function ResetMail({ firstName, link }: Props<'reset'>) {
  return (
    <MailLayout preview="Choose a new password." heading="Reset your password">
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>Somebody asked for a new password for your account. Choose it here.</Paragraph>
      <Action link={link}>Reset password</Action>
      <Paragraph>
        <br />
        The link works once, for 60 minutes. If it was not you, ignore this mail: your password
        stays as it is.
      </Paragraph>
    </MailLayout>
  );
}
