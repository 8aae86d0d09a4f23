import { NextIntlClientProvider } from 'next-intl';
import { type ComponentType, use } from 'react';
import { FormTextsContext } from './form-texts';

/** A form that reads its texts from the layout's `FormMessages`. */
export function withTexts<Props extends object>(Form: ComponentType<Props>) {
  return function WithTexts(props: Props) {
    const texts = use(FormTextsContext);
    if (texts === null) throw new Error('Only inside FormMessages.');
    return (
      <NextIntlClientProvider {...texts}>
        <Form {...props} />
      </NextIntlClientProvider>
    );
  };
}
