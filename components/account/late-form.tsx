import { type ComponentType, Suspense } from 'react';
import { lazyWhenIdle } from '@/components/ui/lazy-when-idle';

/** A form that is server-rendered and whose code loads after the page's first scripts. */
export function lateForm<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Form = lazyWhenIdle(load);
  // biome-ignore lint/correctness/noComponentHookFactories: called once per module, like React.lazy
  return function LateForm(props: Props) {
    return (
      <Suspense>
        <Form {...props} />
      </Suspense>
    );
  };
}
