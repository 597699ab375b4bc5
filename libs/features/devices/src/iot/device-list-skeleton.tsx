import { Card, Skeleton, Stack } from '@imah/ui';

/** Filters and two groups of rows. */
export function DeviceListSkeleton() {
  return (
    <Stack gap="lg" aria-busy>
      <Skeleton shape="control" />
      {[1, 2].map((group) => (
        <Card key={group} padding="none">
          <Skeleton shape="row" />
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </Card>
      ))}
    </Stack>
  );
}
