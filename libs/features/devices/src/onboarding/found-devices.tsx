import { useRead } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { FoundDevice, FoundDevices as Found } from '@imah/contract/devices';
import { Button, Card, Checkbox, Heading, Inline, List, Stack, Text } from '@imah/ui';
import { lazy, Suspense, useState } from 'react';
import { useCan } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
import { ConnectionProblems } from './connection-problems.tsx';
import { FoundRow } from './found-row.tsx';
import { RefusedDevices } from './refused-devices.tsx';
import { useOnboardingTexts } from './texts.ts';

const AdoptDialog = lazy(async () => ({ default: (await import('./adopt-dialog.tsx')).AdoptDialog }));

/** What speaks in the building and is no device of it yet, live, for those who may make devices; nothing where nothing does. */
export function FoundDevices({ building }: { readonly building: Building }) {
  const can = useCan();
  if (can('device.create', { orgId: building.orgId, buildingId: building.id }) !== 'allowed') return null;
  return <Section building={building} />;
}

function Section({ building }: { readonly building: Building }) {
  const t = useOnboardingTexts();
  const state = readState(useRead('listFoundDevices', { params: { buildingId: building.id } }));
  // The page is about the devices there are: what may have been found must not hold it up.
  if (state.kind === 'loading') return null;
  return (
    <Read of={state} level={3} failed={t('foundFailed')}>
      {(found) =>
        found.devices.length + found.problems.length === 0 ? null : <Shown building={building} found={found} />
      }
    </Read>
  );
}

function Shown({ building, found }: { readonly building: Building; readonly found: Found }) {
  const t = useOnboardingTexts();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [adopting, setAdopting] = useState<readonly FoundDevice[]>([]);
  const offered = found.devices.filter(({ state }) => state === 'new');
  const refused = found.devices.filter(({ state }) => state === 'refused');
  const picked = offered.filter(({ id }) => chosen.has(id));

  const choose = (ids: readonly string[], isOn: boolean) =>
    setChosen((before) => new Set(isOn ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))));

  return (
    <Card as="section" aria-labelledby="perangkat-ditemukan">
      <Stack gap="md">
        <Stack gap="xs">
          <Heading level={3} id="perangkat-ditemukan">
            {t('found')}
          </Heading>
          <Text tone="muted" aria-live="polite">
            {t('foundLead', { count: offered.length })}
          </Text>
        </Stack>
        {offered.length < 2 ? null : (
          <Inline justify="between">
            <Checkbox
              label={t('chooseAll')}
              checked={picked.length === offered.length}
              indeterminate={picked.length > 0 && picked.length < offered.length}
              onChange={({ currentTarget }) =>
                choose(
                  offered.map(({ id }) => id),
                  currentTarget.checked,
                )
              }
            />
            {picked.length === 0 ? null : (
              <Button tone="primary" onClick={() => setAdopting(picked)}>
                {t('adoptChosen', { count: picked.length })}
              </Button>
            )}
          </Inline>
        )}
        {offered.length === 0 ? null : (
          <List aria-labelledby="perangkat-ditemukan">
            {offered.map((device) => (
              <FoundRow
                key={device.id}
                building={building}
                device={device}
                choice={
                  offered.length < 2
                    ? null
                    : { isChosen: chosen.has(device.id), onChange: (isOn) => choose([device.id], isOn) }
                }
                onAdopt={() => setAdopting([device])}
              />
            ))}
          </List>
        )}
        <ConnectionProblems building={building} problems={found.problems} />
        <RefusedDevices building={building} devices={refused} />
      </Stack>
      <Suspense fallback={null}>
        {adopting.length === 0 ? null : (
          <AdoptDialog building={building} devices={adopting} onClose={() => setAdopting([])} />
        )}
      </Suspense>
    </Card>
  );
}
