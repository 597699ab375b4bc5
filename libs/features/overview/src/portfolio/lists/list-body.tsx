import { Button, List, Skeleton, Stack, Text, VisuallyHidden } from '@imah/ui';
import type { ReactNode } from 'react';
import { Read, type ReadState } from '@imah/app/read';
import { usePortfolioTexts } from '../texts.ts';

interface ListBodyProps {
  readonly of: ReadState<unknown>;
  readonly rows: readonly ReactNode[] | undefined;
  /** Left out on the last page. */
  readonly more?: { readonly load: () => unknown; readonly isLoading: boolean } | undefined;
}

/** The rows of a list behind a number, in each of its states. */
export function ListBody({ of, rows, more }: ListBodyProps) {
  const t = usePortfolioTexts();
  const loading = (
    <Stack gap="sm" aria-busy>
      <VisuallyHidden>{t('list.loading')}</VisuallyHidden>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} shape="row" />
      ))}
    </Stack>
  );
  if (rows === undefined) return <Read of={of} level={3} loading={loading} failed={t('list.failed')} />;
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
