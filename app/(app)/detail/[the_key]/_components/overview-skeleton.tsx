import { Card } from '@/components/ui/card';

/** The part of the overview that is visible at first. */
export function OverviewSkeleton() {
  return (
    <>
      <Card className="h-34" />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col gap-4">
          <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
            <Card className="h-66" />
            <Card className="h-66" />
          </div>
          <Card className="h-68 md:h-52" />
          <Card className="h-80" />
        </div>
        <Card className="h-84" />
      </div>
    </>
  );
}
