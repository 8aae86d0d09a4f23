import { useTranslations } from 'next-intl';
import type { Parameter } from '@/lib/openapi/types';
import { ParameterList } from './parameter-list';

export const SHARED_ID = 'shared-parameters';

type Props = { parameters: Parameter[]; shared: Parameter[] };

/** The operation's own parameters, and the names of the shared ones documented below. */
export function OperationParameters({ parameters, shared }: Props) {
  const t = useTranslations('developers');
  const below = new Set(shared.map((parameter) => JSON.stringify(parameter)));
  const isBelow = (parameter: Parameter) => below.has(JSON.stringify(parameter));
  const own = parameters.filter((parameter) => !isBelow(parameter));
  const names = parameters.filter(isBelow).map(({ name }) => name);
  return (
    <div className="flex flex-col gap-1">
      <h3 className="font-medium text-ink text-sm">{t('parameters')}</h3>
      {own.length > 0 && <ParameterList parameters={own} />}
      {names.length > 0 && (
        <p>
          {t.rich('sharedToo', {
            names: names.join(', '),
            code: (chunks) => <code className="wrap-anywhere hyphens-none">{chunks}</code>,
            link: (chunks) => (
              <a href={`#${SHARED_ID}`} className="link-within">
                {chunks}
              </a>
            ),
          })}
        </p>
      )}
    </div>
  );
}
