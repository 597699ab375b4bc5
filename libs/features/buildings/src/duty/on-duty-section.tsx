import type { Building } from '@imah/contract/buildings';
import { Card, Heading, Stack } from '@imah/ui';
import { Read } from '@imah/app/read';
import { OnDutyRows, useOnDuty } from './list/index.ts';
import { useDutyTexts } from './texts.ts';

/** Who is on duty in the building now, to be called; nothing where the roster names nobody. */
export function OnDutySection({ building }: { readonly building: Building }) {
  const t = useDutyTexts();
  const state = useOnDuty(building.id);
  if (state.kind === 'ready' && state.data.length === 0) return null;
  return (
    <Stack gap="md" as="section" aria-labelledby="sedang-bertugas">
      <Heading level={2} id="sedang-bertugas">
        {t('now')}
      </Heading>
      <Read of={state} level={3} failed={t('nowFailed')} forbidden={null} empty={null}>
        {(people) => (
          <Card padding="none">
            <OnDutyRows people={people} building={building} labelledBy="sedang-bertugas" />
          </Card>
        )}
      </Read>
    </Stack>
  );
}
