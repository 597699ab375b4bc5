import { useBuilding, useDevice, useDeviceTypes } from '@imah/api-client/react';
import type { Ticket } from '@imah/contract/tickets';
import { useDeviceState } from '@imah/realtime/react';
import { Card, Heading, Inline, Link, Skeleton, Stack, StatusBadge } from '@imah/ui';
import { lazy, Suspense } from 'react';
import { useDeviceTexts } from '@imah/features-devices';
import { MetricGrid, statusLooks } from '@imah/features-devices/parts';
import { useLiveReads } from '@imah/app/live';
import { Read, readState, together } from '@imah/app/read';
import { DeviceAlarms } from './device-alarms.tsx';
import { useTicketDeviceTexts } from './texts.ts';

// The chart's library comes with a ticket that has a device, not with every ticket.
const DeviceHistory = lazy(async () => ({
  default: (await import('@imah/features-devices/history')).DeviceHistory,
}));

interface TicketDeviceProps {
  readonly ticket: Ticket;
  readonly deviceId: string;
}

/** The device that was reported: what it says now, what it said before, and its last alarms. */
export function TicketDevice({ ticket, deviceId }: TicketDeviceProps) {
  const t = useTicketDeviceTexts();
  const td = useDeviceTexts();
  const { buildingId } = ticket;
  useLiveReads({ orgId: ticket.orgId, buildingId });
  const device = readState(useDevice(deviceId));
  const building = readState(useBuilding(buildingId));
  const { data: types } = useDeviceTypes(buildingId);
  const live = useDeviceState(deviceId);

  if (device.kind === 'forbidden' || device.kind === 'missing') return null;
  return (
    <Card as="section" padding="md">
      <Stack gap="lg">
        <Heading level={2} size="sm">
          {t('title')}
        </Heading>
        <Read
          of={together(device, building)}
          level={3}
          loading={<Skeleton shape="card" />}
          failed={t('failed')}
          forbidden={null}
        >
          {([known, place]) => shown(known, place)}
        </Read>
      </Stack>
    </Card>
  );

  function shown(
    data: Extract<typeof device, { kind: 'ready' }>['data'],
    place: Extract<typeof building, { kind: 'ready' }>['data'],
  ) {
    const state = live ?? data.state;
    const look = statusLooks[state.status];
    const type = types?.find(({ key }) => key === data.typeKey);
    return (
      <Stack gap="lg">
        <Inline justify="between">
          <Link href={`/imah/building/${buildingId}/iot?device=${deviceId}`}>{data.name}</Link>
          <StatusBadge tone={look.tone} icon={look.icon} label={td(`statuses.${state.status}`)} />
        </Inline>
        {type === undefined ? null : (
          <>
            <MetricGrid level={3} type={type} state={state} />
            <Suspense fallback={<Skeleton shape="chart" />}>
              <DeviceHistory level={3} building={place} device={data} type={type} />
            </Suspense>
          </>
        )}
        <DeviceAlarms ticket={ticket} deviceId={deviceId} metrics={type?.metrics ?? []} />
      </Stack>
    );
  }
}
