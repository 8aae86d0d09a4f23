import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { FormHeading } from '@/components/account/form-heading';
import { Button, buttonClass } from '@/components/ui/button';
import { Field, Input } from '@/components/ui/field';
import { paths } from '@/lib/paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('payment');
  return { title: t('title'), robots: { index: false } };
}

const digits = { inputMode: 'numeric', autoComplete: 'off' } as const;

/** A placeholder without form, field names or script, so that nothing typed can leave the page. */
export default function PaymentPage() {
  const t = useTranslations('payment');
  return (
    <>
      <FormHeading>{t('heading')}</FormHeading>
      <div className="flex flex-col gap-4">
        <p id="note" className="text-muted text-sm">
          {t('note')}
        </p>
        <Field id="card-number" label={t('cardNumber')}>
          <Input id="card-number" maxLength={19} {...digits} />
        </Field>
        <Field id="cardholder" label={t('cardholder')}>
          <Input id="cardholder" maxLength={60} autoComplete="off" />
        </Field>
        <div className="grid grid-cols-2 gap-4">
          <Field id="expiry" label={t('expiry')}>
            <Input id="expiry" maxLength={5} placeholder={t('expiryFormat')} {...digits} />
          </Field>
          <Field id="cvv" label={t('cvv')}>
            <Input id="cvv" maxLength={4} {...digits} />
          </Field>
        </div>
        <Button variant="primary" disabled aria-describedby="note">
          {t('submit')}
        </Button>
        <a href={paths.signInAgain()} className={buttonClass()}>
          {t('back')}
        </a>
      </div>
    </>
  );
}
