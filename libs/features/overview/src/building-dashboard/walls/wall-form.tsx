import { useBuildings } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { NewWall } from '@imah/contract/dashboards';
import { mostWallBuildings, wallDays, wallNameLength, wallSeconds } from '@imah/contract/dashboards/words';
import { Button, Checkbox, Form, FormActions, NumberField, Stack, Text, TextField } from '@imah/ui';
import { linkIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useFormTexts } from '@imah/app/form';
import { useCan } from '@imah/app/ports';
import { changeWalls } from './change-walls.ts';
import { useWallsTexts } from './texts.ts';

interface WallFormProps {
  readonly building: Building;
  readonly onMade: (wall: NewWall) => void;
}

const isWithin = (value: number, { least, most }: { readonly least: number; readonly most: number }) =>
  Number.isInteger(value) && value >= least && value <= most;

/** What a wall is called, which dashboards it shows in turn, and until when. */
export function WallForm({ building, onMade }: WallFormProps) {
  const t = useWallsTexts();
  const tf = useFormTexts();
  const can = useCan();
  const { data: known = [building] } = useBuildings();
  const { isSending, answer, refuse, submit } = useSubmit(changeWalls(building.id));
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([building.id]);
  const [seconds, setSeconds] = useState<number | null>(wallSeconds.usual);
  const [days, setDays] = useState<number | null>(wallDays.usual);
  const showable = known.filter(
    ({ id: buildingId, orgId }) =>
      orgId === building.orgId && can('dashboard.update', { orgId, buildingId }) === 'allowed',
  );
  const bounds = ({ least, most }: { readonly least: number; readonly most: number }) =>
    t('form.bounds', { least: String(least), most: String(most) });

  async function save(): Promise<void> {
    if (name.trim() === '') return refuse({ name: [tf('required')] });
    if (chosen.length === 0) return refuse({ buildingIds: [t('form.buildingsNeeded')] });
    if (seconds === null || !isWithin(seconds, wallSeconds)) return refuse({ seconds: [bounds(wallSeconds)] });
    if (days !== null && !isWithin(days, wallDays)) return refuse({ days: [bounds(wallDays)] });
    const body = { name: name.trim(), buildingIds: [...chosen], seconds, days };
    const made = await submit((client) => client.createWall({ params: { buildingId: building.id }, body }));
    if (made !== null) onMade(made.data);
  }

  return (
    <Form answer={answer} onSubmit={() => void save()}>
      {({ errorOf }) => (
        <Stack gap="lg">
          <TextField
            name="name"
            label={t('form.name')}
            hint={t('form.nameHint')}
            maxLength={wallNameLength}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
            error={errorOf('name')}
          />
          <Stack gap="sm" as="section" aria-label={t('form.buildings')}>
            <Text weight="semibold">{t('form.buildings')}</Text>
            {showable.map(({ id, name: label }, index) => (
              <Checkbox
                key={id}
                name={chosen.includes(id) ? `buildingIds.${chosen.indexOf(id)}` : 'buildingIds'}
                label={label}
                checked={chosen.includes(id)}
                // As many as a wall shows are chosen: another one takes the place of none.
                disabled={chosen.length >= mostWallBuildings && !chosen.includes(id)}
                error={
                  (index === 0 ? errorOf('buildingIds') : undefined) ??
                  (chosen.includes(id) ? errorOf(`buildingIds.${chosen.indexOf(id)}`) : undefined)
                }
                onChange={({ currentTarget }) =>
                  setChosen(currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                }
              />
            ))}
          </Stack>
          <NumberField
            name="seconds"
            label={t('form.seconds')}
            min={wallSeconds.least}
            max={wallSeconds.most}
            value={seconds}
            onChange={({ value }) => setSeconds(value)}
            error={errorOf('seconds')}
          />
          <NumberField
            name="days"
            label={t('form.days')}
            hint={t('form.daysHint')}
            min={wallDays.least}
            max={wallDays.most}
            value={days}
            onChange={({ value }) => setDays(value)}
            error={errorOf('days')}
          />
          <FormActions>
            <Button type="submit" tone="primary" width="full" icon={linkIcon} loading={isSending}>
              {t('form.save')}
            </Button>
          </FormActions>
        </Stack>
      )}
    </Form>
  );
}
