import { NextIntlClientProvider } from 'next-intl';
import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messages } from '@/lib/i18n/messages';
import { StatusMark } from './marks';

function markup(props: ComponentProps<typeof StatusMark>): string {
  const mark = createElement(StatusMark, props);
  const provider = {
    locale: 'da' as const,
    messages: messages.da,
    timeZone: 'UTC',
    children: mark,
  };
  return renderToStaticMarkup(createElement(NextIntlClientProvider, provider));
}

test('a status alone stays on one line; with its day or manner it may wrap', () => {
  const alone = markup({ status: 'IN_BANKRUPTCY' });
  expect(alone).toContain('>Under konkurs<');
  expect(alone).toContain('whitespace-nowrap');
  const dated = markup({ status: 'IN_BANKRUPTCY', statusSince: new Date('2021-03-04') });
  expect(dated).toContain('>Under konkurs 04/03/2021<');
  expect(dated).not.toContain('whitespace-nowrap');
  expect(markup({ status: 'CEASED', ending: 'CEASED_BANKRUPTCY' })).not.toContain(
    'whitespace-nowrap',
  );
});
