import type { Signal } from './types';

type Source = {
  /** The tab to open; none: the overview. */
  view: { tab?: 'financial' | 'roles'; scope?: 'group' };
  hash: '' | '#registration';
};

/** Where on the company's page a signal has its source. */
export function sourceOf(signal: Signal): Source {
  if (signal.kind === 'status') return { view: {}, hash: '#registration' };
  const isOfRoles = 'on' in signal || 'total' in signal;
  if ('scope' in signal && signal.scope === 'group') {
    return { view: { tab: 'financial', scope: 'group' }, hash: '' };
  }
  return { view: { tab: isOfRoles ? 'roles' : 'financial' }, hash: '' };
}
