'use client';

import { type ComponentProps, useState } from 'react';
import { Drawn } from './drawn';
import { Input } from './field';
import { useHydrated } from './use-hydrated';

const eye = {
  open: 'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z',
  struck:
    'M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49M14.084 14.158a3 3 0 0 1-4.242-4.242M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143M2 2l20 20',
};

type Props = Omit<ComponentProps<'input'>, 'type'> & { labels: { show: string; hide: string } };

export function PasswordInput({ labels, ...rest }: Props) {
  const [shown, setShown] = useState(false);
  const isAwake = useHydrated();
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
        <Drawn d={shown ? eye.struck : eye.open} className="size-4" />
      </button>
    </div>
  );
}
