import type { DeviceState } from '@imah/contract/devices';
import { act, cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { LiveEvent } from '../index.ts';
import { createFakeRealtime, type FakeRealtime } from '../testing/index.ts';
import {
  RealtimeProvider,
  useBuildingConnection,
  useBuildingDevices,
  useConnectionState,
  useFreshness,
  useLiveEvents,
  useMetric,
} from './index.ts';

const building = { orgId: '01935e4f-7c1a-7b2c-8d3e-000000000001', buildingId: '01935e51-7c1a-7b2c-8d3e-000000000001' };
const pump = '01935e55-7c1a-7b2c-8d3e-000000000001';
const lamp = '01935e55-7c1a-7b2c-8d3e-000000000002';
const reported = (ts: number, power: number): DeviceState => ({
  status: 'online',
  values: { power },
  ts: { power: ts },
  lastSeenAt: ts,
});

afterEach(cleanup);

function Power({ deviceId, onRender }: { readonly deviceId: string; readonly onRender: () => void }) {
  const power = useMetric(deviceId, 'power');
  onRender();
  return <output>{String(power?.value)}</output>;
}

function Page({ children }: { readonly children?: ReactNode }) {
  const feed = useBuildingConnection(building);
  const size = useBuildingDevices(building.buildingId).size;
  return (
    <section>
      <p>{`${useConnectionState()} ${feed} ${size}`}</p>
      {children}
    </section>
  );
}

async function show(realtime: FakeRealtime, page: ReactNode) {
  let view: ReturnType<typeof render> | undefined;
  await act(async () => {
    view = render(<RealtimeProvider realtime={realtime}>{page}</RealtimeProvider>);
  });
  return view;
}

it('a burst of messages in one frame is one render, and only of the component that shows the key', async () => {
  const realtime = createFakeRealtime();
  const renders = { pump: 0, lamp: 0 };
  await show(
    realtime,
    <Page>
      <Power deviceId={pump} onRender={() => (renders.pump += 1)} />
      <Power deviceId={lamp} onRender={() => (renders.lamp += 1)} />
    </Page>,
  );
  const before = { ...renders };

  await act(async () => {
    for (let ts = 1; ts <= 200; ts += 1) realtime.setDevice(building, pump, reported(ts, ts));
  });

  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['200', 'undefined']);
  expect({ pump: renders.pump - before.pump, lamp: renders.lamp - before.lamp }).toEqual({ pump: 1, lamp: 0 });
});

it('shows the connection and the feed of the building as they change', async () => {
  const realtime = createFakeRealtime();
  realtime.setDevice(building, pump, reported(1, 1));
  await show(realtime, <Page />);
  expect(screen.getByText('connected live 1').isConnected).toBe(true);

  await act(async () => realtime.setState('error'));
  expect(screen.getByText('error interrupted 1').isConnected).toBe(true);

  await act(async () => realtime.setState('connected'));
  expect(screen.getByText('connected live 1').isConnected).toBe(true);
});

it('the second page of a building that is live begins live', async () => {
  const realtime = createFakeRealtime();
  await show(realtime, <Page />);
  const states: string[] = [];
  function Second() {
    states.push(useBuildingConnection(building));
    return null;
  }

  await show(realtime, <Second />);

  expect(new Set(states)).toEqual(new Set(['live']));
});

it('many components of one building share its three subscriptions, also where React mounts everything twice', async () => {
  const realtime = createFakeRealtime();
  const view = await show(
    realtime,
    <StrictMode>
      <Page />
      <Page />
    </StrictMode>,
  );

  expect(realtime.subscribed.map((filter) => filter.split('/').at(-1))).toEqual(['state', 'alarm', 'ev']);
  view?.unmount();
});

it('is told that events were missed where the channel opens only after the component was there, once', async () => {
  const realtime = createFakeRealtime({ state: 'connecting' });
  const heard: string[] = [];
  function Listener() {
    useLiveEvents(building, ({ kind }: LiveEvent) => heard.push(kind));
    return null;
  }
  await show(realtime, <Listener />);
  expect(heard).toEqual([]);

  await act(async () => realtime.setState('connected'));
  expect(heard).toEqual(['missed']);
  await act(async () => realtime.setState('error'));
  await act(async () => realtime.setState('connected'));

  // The second is told by the feed: it was heard before.
  expect(heard).toEqual(['missed', 'missed']);
});

it('the newest handler hears the events of the building, without subscribing anew', async () => {
  const realtime = createFakeRealtime();
  const heard: string[] = [];
  function Listener({ name }: { readonly name: string }) {
    useLiveEvents(building, (event: LiveEvent) => heard.push(`${name} ${event.kind}`));
    return null;
  }
  const view = await show(realtime, <Listener name="first" />);
  await act(async () =>
    view?.rerender(
      <RealtimeProvider realtime={realtime}>
        <Listener name="second" />
      </RealtimeProvider>,
    ),
  );

  realtime.emitChange(building, {
    entity: 'device',
    id: pump,
    version: 1,
    op: 'updated',
    at: '2026-11-20T10:05:00.000Z',
  });

  expect(heard).toEqual(['second changed']);
  expect(realtime.subscribed.length).toBe(3);
});

it('a value turns stale by itself when its time is over', async () => {
  const realtime = createFakeRealtime();
  const measured = realtime.now();
  function Age() {
    return <p>{useFreshness(measured, 150)}</p>;
  }

  await show(realtime, <Age />);
  expect(screen.getByText('fresh').isConnected).toBe(true);

  expect((await screen.findByText('stale')).isConnected).toBe(true);
});
