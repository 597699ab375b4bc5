import { useArchivedBuildings } from '@imah/api-client/react';
import { EmptyState, FailedState, List, Sheet, Skeleton, Stack } from '@imah/ui';
import { archiveIcon } from '@imah/ui/icons';
import { readState } from '@imah/app/live';
import { useHomeTexts } from '../texts.ts';
import { ArchivedRow } from './archived-row.tsx';

/** The archived buildings, each with the way back. */
export function ArchivedSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useHomeTexts();
  const found = readState(useArchivedBuildings());
  return (
    <Sheet open onClose={onClose} title={t('archived.title')} description={t('archived.lead')}>
      {found.kind === 'loading' ? (
        <Stack gap="sm" as="section" aria-busy aria-label={t('archived.loading')}>
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </Stack>
      ) : null}
      {found.kind === 'failed' ? (
        <FailedState level={3} title={t('archived.failed')} onRetry={found.retry} attempt={found.attempt} />
      ) : null}
      {found.kind === 'offline' ? (
        <FailedState reason="offline" onRetry={found.retry} level={3} title={t('archived.failed')} />
      ) : null}
      {found.kind === 'forbidden' || found.kind === 'missing' ? (
        <FailedState level={3} title={t('archived.failed')} />
      ) : null}
      {found.kind === 'ready' && found.data.length === 0 ? (
        <EmptyState level={3} icon={archiveIcon} title={t('archived.none')} text={t('archived.noneText')} />
      ) : null}
      {found.kind === 'ready' && found.data.length > 0 ? (
        <List aria-label={t('archived.title')}>
          {found.data.map((building) => (
            <ArchivedRow key={building.id} building={building} />
          ))}
        </List>
      ) : null}
    </Sheet>
  );
}
