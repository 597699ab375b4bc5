import { useReadPages } from '@imah/api-client/react';
import type { AlarmWindow } from '@imah/contract/alarms';
import { windowShows } from '@imah/contract/alarms/words';
import type { Building } from '@imah/contract/buildings';
import { Button, Card, EmptyState, Heading, Inline, List, Skeleton, Stack, ToggleGroup } from '@imah/ui';
import { plusIcon, wrenchIcon } from '@imah/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useCan } from '@imah/app/ports';
import { Read, ReadMore, readState, rowsOf } from '@imah/app/read';
import { useWindowTexts } from './texts.ts';
import { WindowRow } from './window-row.tsx';

// Whoever looks at the alarms rarely plans: the form comes when it is asked for.
const WindowForm = lazy(async () => ({ default: (await import('./window-form.tsx')).WindowForm }));

/** Maintenance windows of a building: those that hold or come, those that are over, and a new one. Nothing for who sees no alarms. */
export function MaintenanceWindows({ building }: { readonly building: Building }) {
  const t = useWindowTexts();
  const can = useCan();
  const [show, setShow] = useState<(typeof windowShows)[number]>('open');
  const [asked, setAsked] = useState<'no' | 'yes'>('no');
  const { orgId, id: buildingId } = building;
  const enabled = can('alarm.view', { orgId, buildingId }) === 'allowed';
  const pages = useReadPages(
    'listAlarmWindows',
    { params: { buildingId }, query: { show } },
    { enabled, select: rowsOf<AlarmWindow> },
  );
  const mayPlan = can('alarmRule.update', { orgId, buildingId }) === 'allowed';
  if (!enabled) return null;
  return (
    <Stack gap="md" as="section" aria-labelledby="pemeliharaan">
      <Inline justify="between" align="baseline">
        <Heading level={3} id="pemeliharaan">
          {t('title')}
        </Heading>
        {mayPlan ? (
          <Button size="sm" icon={plusIcon} onClick={() => setAsked('yes')}>
            {t('add')}
          </Button>
        ) : null}
      </Inline>
      <ToggleGroup
        label={t('shows.label')}
        value={show}
        options={windowShows.map((value) => ({ value, label: t(`shows.${value}`) }))}
        onChange={({ value }) => setShow(windowShows.find((one) => one === value) ?? show)}
      />
      <Card padding="none">
        <Read
          of={readState(pages)}
          level={3}
          loading={<Skeleton shape="row" aria-busy />}
          failed={t('failed')}
          forbidden={null}
          empty={<EmptyState icon={wrenchIcon} title={t(`empty.${show}`)} text={t('empty.text')} level={3} />}
        >
          {(windows) => (
            <List>
              {windows.map((window) => (
                <WindowRow key={window.id} building={building} window={window} />
              ))}
            </List>
          )}
        </Read>
      </Card>
      <ReadMore of={pages}>{t('more')}</ReadMore>
      <Suspense fallback={null}>
        {asked === 'yes' ? <WindowForm building={building} onClose={() => setAsked('no')} /> : null}
      </Suspense>
    </Stack>
  );
}
