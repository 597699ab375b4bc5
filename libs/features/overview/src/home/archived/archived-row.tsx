import type { Building } from '@imah/contract/buildings';
import { Button, ListRow, Stack, Text } from '@imah/ui';
import { useCan } from '@imah/app/ports';
import { buildingKindIcons, useBuildingStatus, useBuildingTexts } from '@imah/features-buildings';
import { useHomeTexts } from '../texts.ts';

export function ArchivedRow({ building }: { readonly building: Building }) {
  const t = useHomeTexts();
  const tb = useBuildingTexts();
  const can = useCan();
  const { isSending, message, setStatus } = useBuildingStatus(building);
  const { address, id, kind, name, orgId } = building;
  const mayRestore = can('building.delete', { orgId, buildingId: id }) === 'allowed';
  return (
    <ListRow
      icon={buildingKindIcons[kind]}
      href={`/imah/building/${id}`}
      title={name}
      description={
        <Stack gap="none">
          <span>{[tb(`kinds.${kind}`), address.city].join(' · ')}</span>
          {message === null ? null : (
            <Text as="span" size="sm" tone="danger" role="alert">
              {message}
            </Text>
          )}
        </Stack>
      }
      trailing={
        mayRestore ? (
          <Button size="sm" loading={isSending} onClick={() => void setStatus('active')}>
            {t('archived.restore')}
          </Button>
        ) : null
      }
    />
  );
}
