import { Button, FailedState, List, Skeleton, Stack, Text, VisuallyHidden } from '@imah/ui';
import type { ReactNode } from 'react';
import { usePortfolioTexts } from '../texts.ts';

interface Found {
  readonly rows: readonly ReactNode[] | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
  /** Left out on the last page. */
  readonly more?: { readonly load: () => unknown; readonly isLoading: boolean } | undefined;
}

/** The rows of a list behind a number, in each of its states. */
export function ListBody({ rows, error, isFetching, refetch, more }: Found) {
  const t = usePortfolioTexts();
  if (rows === undefined) {
    if (error !== null) {
      const attempt = isFetching ? 'retrying' : 'idle';
      return <FailedState title={t('list.failed')} level={3} onRetry={() => void refetch()} attempt={attempt} />;
    }
    return (
      <Stack gap="sm" aria-busy>
        <VisuallyHidden>{t('list.loading')}</VisuallyHidden>
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} shape="row" />
        ))}
      </Stack>
    );
  }
  if (rows.length === 0) return <Text tone="muted">{t('list.empty')}</Text>;
  return (
    <Stack gap="md">
      <List>{rows}</List>
      {more === undefined ? null : (
        <Button loading={more.isLoading} onClick={() => void more.load()}>
          {t('list.more')}
        </Button>
      )}
    </Stack>
  );
}
