import { Skeleton } from '@/components/ui/skeleton';

export default function Loading() {
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-1 flex-col gap-6 px-4 pt-16 pb-24 sm:px-6 sm:pt-32">
      <Skeleton className="h-10 w-48 self-center" />
      <Skeleton className="h-11 w-full rounded-md" />
      <Skeleton className="h-5 w-56 self-center" />
    </div>
  );
}
