import { useApiClient } from '@imah/api-client/react';
import type { Building, Places } from '@imah/contract/buildings';
import { NumberField, SelectField, TextField } from '@imah/ui';
import { type ReactNode, useState } from 'react';
import { useUnitsTexts } from './texts.ts';
import { useFloorName } from './use-floor-name.ts';
import { textOf } from '@imah/app/form';

const anew = 'new';

interface FloorChoice {
  readonly fields: (errorOf: (name: string) => string | undefined) => ReactNode;
  /** The id of the floor that was chosen; a new one, and a new section, are made first. */
  readonly resolve: (data: FormData) => Promise<string>;
}

/** Where a unit stands: a floor that is there, or a new one. */
export function useFloorChoice(building: Building, places: Places, floorId?: string): FloorChoice {
  const t = useUnitsTexts();
  const client = useApiClient();
  const [floor, setFloor] = useState(floorId ?? places.floors[0]?.id ?? anew);
  const [section, setSection] = useState(places.sections[0]?.id ?? anew);
  const [level, setLevel] = useState<number | null>(1);
  const params = { buildingId: building.id };
  const nameOfFloor = useFloorName();
  const nameOf = new Map(places.sections.map(({ id, name }) => [id, name]));

  return {
    fields: (errorOf) => (
      <>
        <SelectField
          name="floorId"
          label={t('form.floor')}
          value={floor}
          onChange={(event) => setFloor(event.currentTarget.value)}
          options={[
            ...places.floors.map(({ id, sectionId, label: name }) => ({
              value: id,
              label: `${nameOf.get(sectionId) ?? ''} · ${name}`,
            })),
            { value: anew, label: t('form.newFloor') },
          ]}
          error={errorOf('floorId')}
        />
        {floor === anew ? (
          <>
            <SelectField
              name="sectionId"
              label={t('form.section')}
              value={section}
              onChange={(event) => setSection(event.currentTarget.value)}
              options={[
                ...places.sections.map(({ id, name }) => ({ value: id, label: name })),
                { value: anew, label: t('form.newSection') },
              ]}
              error={errorOf('sectionId')}
            />
            {section === anew ? (
              <TextField name="name" label={t('form.sectionName')} maxLength={120} required error={errorOf('name')} />
            ) : null}
            <NumberField
              name="level"
              label={t('form.level')}
              hint={t('form.levelHint')}
              min={-20}
              max={200}
              value={level}
              onChange={({ value }) => setLevel(value)}
              error={errorOf('level')}
            />
          </>
        ) : null}
      </>
    ),
    resolve: async (data) => {
      if (floor !== anew) return floor;
      const name = textOf(data, 'name');
      const sectionId =
        section === anew ? (await client.createSection({ params, body: { name, kind: 'tower' } })).data.id : section;
      const number = level ?? 0;
      const made = await client.createFloor({ params, body: { sectionId, level: number, label: nameOfFloor(number) } });
      return made.data.id;
    },
  };
}
