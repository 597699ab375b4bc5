import { useArchivedBuildings } from '@imah/api-client/react';
import { EmptyState, FailedState, List, Sheet, Skeleton, Stack } from '@imah/ui';
import { archiveIcon } from '@imah/ui/icons';
import { Read, readState } from '@imah/app/read';
import { useHomeTexts } from '../texts.ts';
import { ArchivedRow } from './archived-row.tsx';

/** The archived buildings, each with the way back. */
export function ArchivedSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useHomeTexts();
  const found = readState(useArchivedBuildings());
  return (
    <Sheet open onClose={onClose} title={t('archived.title')} description={t('archived.lead')}>
      <Read
        of={found}
        level={3}
        loading={
          <Stack gap="sm" as="section" aria-busy aria-label={t('archived.loading')}>
            <Skeleton shape="row" />
            <Skeleton shape="row" />
          </Stack>
        }
        failed={t('archived.failed')}
        forbidden={<FailedState level={3} title={t('archived.failed')} />}
        empty={<EmptyState level={3} icon={archiveIcon} title={t('archived.none')} text={t('archived.noneText')} />}
      >
        {(buildings) => (
          <List aria-label={t('archived.title')}>
            {buildings.map((building) => (
              <ArchivedRow key={building.id} building={building} />
            ))}
          </List>
        )}
      </Read>
    </Sheet>
  );
}
