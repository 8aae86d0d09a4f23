import Form from 'next/form';
import { useTranslations } from 'next-intl';
import { EndField } from '@/components/connections/end-field';
import { Button } from '@/components/ui/button';
import type { ShownEnd } from '@/lib/connections/shown-end';
import { paths } from '@/lib/paths';
import type { NetworkTo } from './network-to';

type Props = { end: ShownEnd; to: NetworkTo };

/** The one in the middle, or a field for it. Works without scripts. */
export function MiddleForm({ end, to }: Props) {
  const t = useTranslations();
  return (
    <search>
      <Form
        action={paths.network()}
        prefetch={false}
        className="grid max-w-2xl items-start gap-3 sm:grid-cols-[1fr_auto]"
      >
        <EndField name="of" label={t('connections.of')} end={end} cleared={to.around('')} />
        {to.asked.ever && <input type="hidden" name="ever" value="true" />}
        {end.is !== 'known' && (
          <Button type="submit" variant="primary" className="justify-self-start sm:mt-6">
            {t('network.show')}
          </Button>
        )}
      </Form>
    </search>
  );
}
