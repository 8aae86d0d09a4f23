'use client';

import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Input } from './field';
import { useHydrated } from './use-hydrated';

type Props = Omit<ComponentProps<'input'>, 'type'> & { labels: { show: string; hide: string } };

export function PasswordInput({ labels, ...rest }: Props) {
  const [shown, setShown] = useState(false);
  const isAwake = useHydrated();
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <Input {...rest} type={shown ? 'text' : 'password'} className="pr-10 touch:pr-12" />
      <button
        type="button"
        inert={!isAwake}
        aria-label={shown ? labels.hide : labels.show}
        aria-controls={rest.id}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 grid w-9 place-items-center rounded-md text-muted hover:text-ink touch:w-11"
      >
        <Icon aria-hidden className="size-4" />
      </button>
    </div>
  );
}
