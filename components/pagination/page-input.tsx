'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useId, useTransition } from 'react';
import { FreshInput } from '@/components/ui/fresh-input';
import { type PageTarget, pageHref, pageOf } from './page-href';

type Props = {
  target: PageTarget;
  page: number;
  totalPages: number;
  label: string;
  onGo?: (page: number) => void;
  /** The rest of the query, for a form that is sent before it listens. */
  children: ReactNode;
};

export function PageInput({ target, page, totalPages, label, onGo, children }: Props) {
  const router = useRouter();
  const { path, name = 'page' } = target;
  const id = useId();
  const [pending, startTransition] = useTransition();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem(name);
    if (!(input instanceof HTMLInputElement)) return;
    const next = pageOf(input.value, totalPages) ?? page;
    input.value = String(next);
    if (next === page) return;
    if (onGo) onGo(next);
    else startTransition(() => router.push(pageHref(target, next)));
  }

  return (
    <form action={path} onSubmit={submit} aria-busy={pending || undefined}>
      {children}
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <FreshInput
        id={id}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={page}
        className="w-16 text-center"
      />
    </form>
  );
}
