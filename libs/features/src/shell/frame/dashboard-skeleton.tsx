import { Brand, DashboardLayout, Skeleton, Stack } from '@imah/ui';
import type { ResolvedRoute } from '../routes/index.ts';
import { useShellTexts } from '../texts.ts';

/** The dashboard before its code or the session is there: the same shape, nothing to press. */
export function DashboardSkeleton({ route }: { readonly route: ResolvedRoute }) {
  const t = useShellTexts();
  return (
    <DashboardLayout
      navigation={[]}
      brand={<Brand />}
      variant={route.variant}
      header={route.header}
      padding={route.padding}
    >
      <Stack aria-busy aria-label={t('waiting')}>
        <Skeleton shape="heading" width="1/4" />
        <Skeleton shape="card" />
      </Stack>
    </DashboardLayout>
  );
}
