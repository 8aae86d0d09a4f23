import { useTranslations } from 'next-intl';
import type { JsonSchema, Parameter } from '@/lib/openapi/types';

function typeOf(schema: JsonSchema): string {
  if (Array.isArray(schema.enum)) return schema.enum.filter(Boolean).join(' | ');
  return typeof schema.type === 'string' ? schema.type : 'string';
}

/** A list of facts: nothing of it is too wide for a telephone. */
export function ParameterTable({ parameters }: { parameters: Parameter[] }) {
  const t = useTranslations('developers');
  return (
    <div className="flex flex-col gap-1">
      <h3 className="font-medium text-ink text-sm">{t('parameters')}</h3>
      <table className="w-full text-left">
        <thead className="text-muted">
          <tr>
            <th scope="col" className="py-1 pr-3 font-medium">
              {t('name')}
            </th>
            <th scope="col" className="py-1 pr-3 font-medium">
              {t('place')}
            </th>
            <th scope="col" className="py-1 pr-3 font-medium">
              {t('type')}
            </th>
            <th scope="col" className="hidden py-1 font-medium sm:table-cell">
              {t('meaning')}
            </th>
          </tr>
        </thead>
        <tbody className="align-top">
          {parameters.map((parameter) => (
            <tr key={`${parameter.in} ${parameter.name}`} className="border-line border-t">
              <td className="wrap-anywhere py-1 pr-3">
                <code className="break-all text-ink">{parameter.name}</code>
                {parameter.required && (
                  <span className="block text-muted text-xs">{t('required')}</span>
                )}
                {/* Beside it where there is room. */}
                {parameter.description && (
                  <span className="block sm:hidden">{parameter.description}</span>
                )}
              </td>
              <td className="py-1 pr-3">{parameter.in}</td>
              <td className="wrap-anywhere py-1 pr-3">{typeOf(parameter.schema)}</td>
              <td className="hidden py-1 sm:table-cell">{parameter.description ?? ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
