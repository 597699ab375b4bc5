import { useApiClient } from '@imah/api-client/react';
import type { Building, Floor, Section } from '@imah/contract/buildings';
import { IconButton, Inline, ListRow, Menu } from '@imah/ui';
import { ellipsisVerticalIcon, pencilIcon, trashIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useCan } from '@imah/app/ports';
import { useFloorName } from '../units/use-floor-name.ts';
import { FloorForm } from './floor-form.tsx';
import { RemovePlace } from './remove-place.tsx';
import { usePlacesSheetTexts } from './texts.ts';

interface FloorRowProps {
  readonly building: Building;
  readonly section: Section;
  readonly floor: Floor;
  /** How many units are on it. */
  readonly units: number;
}

export function FloorRow({ building, section, floor, units }: FloorRowProps) {
  const t = usePlacesSheetTexts();
  const nameOf = useFloorName();
  const can = useCan();
  const client = useApiClient();
  const [dialog, setDialog] = useState<'none' | 'edit' | 'remove'>('none');
  const close = () => setDialog('none');
  const { id: floorId, label, level, version } = floor;
  const target = { orgId: building.orgId, buildingId: building.id };
  const mayRemove = can('unit.delete', target) === 'allowed' && units === 0;
  const name = `${label}, ${section.name}`;
  return (
    <ListRow
      title={label}
      // A number that the name says already is not said again.
      description={[...(label === nameOf(level) ? [] : [t('level', { level })]), t('units', { count: units })].join(
        ' · ',
      )}
      trailing={
        <Inline gap="xs">
          <Menu
            align="end"
            trigger={<IconButton icon={ellipsisVerticalIcon} size="sm" label={t('actions', { name })} />}
            items={[
              { kind: 'action', label: t('edit'), icon: pencilIcon, onSelect: () => setDialog('edit') },
              ...(mayRemove
                ? [
                    {
                      kind: 'action' as const,
                      label: t('remove.action'),
                      icon: trashIcon,
                      tone: 'danger' as const,
                      onSelect: () => setDialog('remove'),
                    },
                  ]
                : []),
            ]}
          />
          {dialog === 'edit' ? <FloorForm building={building} section={section} floor={floor} onClose={close} /> : null}
          {dialog === 'remove' ? (
            <RemovePlace
              building={building}
              name={name}
              text={t('remove.floor')}
              remove={() => client.deleteFloor({ params: { buildingId: building.id, floorId }, version })}
              onClose={close}
            />
          ) : null}
        </Inline>
      }
    />
  );
}
