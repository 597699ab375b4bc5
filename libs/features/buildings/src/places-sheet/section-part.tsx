import { useApiClient } from '@imah/api-client/react';
import type { Building, Places, Section } from '@imah/contract/buildings';
import { Heading, IconButton, Inline, List, Menu, Callout, Stack, Text } from '@imah/ui';
import { ellipsisVerticalIcon, pencilIcon, plusIcon, trashIcon } from '@imah/ui/icons';
import { useId, useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useCan } from '@imah/app/ports';
import { useToast } from '@imah/app/shell';
import { changeBuilding } from '../parts/building-commands.ts';
import { FloorForm } from './floor-form.tsx';
import { FloorRow } from './floor-row.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { RemovePlace } from './remove-place.tsx';
import { SectionForm } from './section-form.tsx';
import { usePlacesSheetTexts } from './texts.ts';

interface SectionPartProps {
  readonly building: Building;
  readonly places: Places;
  readonly section: Section;
  /** Where it stands among the sections, and where the last one does. */
  readonly position: number;
  readonly last: number;
}

/** One section with its floors, the highest first, as on the board. */
export function SectionPart({ building, places, section, position, last }: SectionPartProps) {
  const t = usePlacesSheetTexts();
  const can = useCan();
  const client = useApiClient();
  const toast = useToast();
  const heading = useId();
  const { answer, submit } = useSubmit(changeBuilding(building.id));
  const [dialog, setDialog] = useState<'none' | 'edit' | 'floor' | 'remove'>('none');
  const close = () => setDialog('none');
  const { id: sectionId, name, version } = section;
  const floors = places.floors.filter((floor) => floor.sectionId === sectionId).toSorted((a, b) => b.level - a.level);
  const unitsOn = (floorId: string) => places.units.filter((unit) => unit.floorId === floorId).length;
  const units = floors.reduce((sum, { id }) => sum + unitsOn(id), 0);
  const target = { orgId: building.orgId, buildingId: building.id };
  const mayRemove = can('unit.delete', target) === 'allowed' && units === 0;
  const params = { buildingId: building.id, sectionId };

  async function move(to: number): Promise<void> {
    const done = await submit(() => client.updateSection({ params, body: { position: to }, version }));
    if (done !== null) toast('success', t('moved', { name }));
  }

  return (
    <Stack gap="sm" as="section" aria-labelledby={heading}>
      <Inline justify="between" wrap="nowrap" gap="sm">
        <Stack gap="none">
          <Heading level={3} id={heading}>
            {name}
          </Heading>
          <Text size="sm" tone="muted">{`${t(`kinds.${section.kind}`)} · ${t('units', { count: units })}`}</Text>
        </Stack>
        <Inline gap="xs" wrap="nowrap">
          <MoveButtons name={name} position={position} last={last} move={move} />
          <Menu
            align="end"
            trigger={<IconButton icon={ellipsisVerticalIcon} size="sm" label={t('actions', { name })} />}
            items={[
              { kind: 'action', label: t('edit'), icon: pencilIcon, onSelect: () => setDialog('edit') },
              { kind: 'action', label: t('addFloor'), icon: plusIcon, onSelect: () => setDialog('floor') },
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
        </Inline>
      </Inline>
      {answer?.message === undefined ? null : (
        <Callout tone="danger" announce="assertive">
          {answer.message}
        </Callout>
      )}
      {floors.length === 0 ? (
        <Text size="sm" tone="muted">
          {t('noFloors')}
        </Text>
      ) : (
        <List aria-labelledby={heading}>
          {floors.map((floor) => (
            <FloorRow key={floor.id} building={building} section={section} floor={floor} units={unitsOn(floor.id)} />
          ))}
        </List>
      )}
      {dialog === 'edit' ? <SectionForm building={building} section={section} onClose={close} /> : null}
      {dialog === 'floor' ? <FloorForm building={building} section={section} floor={null} onClose={close} /> : null}
      {dialog === 'remove' ? (
        <RemovePlace
          building={building}
          name={name}
          text={t('remove.section')}
          remove={() => client.deleteSection({ params, version })}
          onClose={close}
        />
      ) : null}
    </Stack>
  );
}
