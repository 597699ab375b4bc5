import { Card, Grid, Skeleton, Stack } from '@imah/ui';

/** The shape of the summary and of three buildings. */
export function BuildingGridSkeleton() {
  return (
    <Stack gap="xl" aria-busy>
      <Grid columns={3} gap="md">
        {[1, 2, 3].map((row) => (
          <Card key={row}>
            <Stack gap="sm">
              <Skeleton width="1/2" />
              <Skeleton shape="heading" width="1/4" />
            </Stack>
          </Card>
        ))}
      </Grid>
      <Grid item="lg" gap="lg">
        {[1, 2, 3].map((row) => (
          <Card key={row}>
            <Stack gap="md">
              <Skeleton shape="heading" width="3/4" />
              <Skeleton width="1/2" />
              <Skeleton />
              <Skeleton width="1/2" />
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
