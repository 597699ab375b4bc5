import type { Realtime } from '@imah/realtime';
import { RealtimeProvider, useFreshness, useMetric } from '@imah/realtime/react';
import { createElement, useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { countingMetric, floodDevices } from '../flood-building.ts';

/** A table of all devices that moves with every value; answers with its end. */
export function showDevices(realtime: Realtime): () => void {
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  root.render(createElement(Page, { realtime }));
  return () => root.unmount();
}

function Page({ realtime }: { readonly realtime: Realtime }) {
  return RealtimeProvider({ realtime, children: createElement(DeviceTable) });
}

function DeviceTable() {
  const rows = useMemo(() => floodDevices.map((deviceId) => createElement(DeviceRow, { key: deviceId, deviceId })), []);
  return createElement('table', null, createElement('tbody', null, rows));
}

function DeviceRow({ deviceId }: { readonly deviceId: string }) {
  const count = useMetric(deviceId, countingMetric);
  const voltage = useMetric(deviceId, 'voltage');
  const freshness = useFreshness(count?.ts, 60_000);
  return createElement(
    'tr',
    { 'data-state': freshness },
    createElement('th', null, deviceId),
    createElement('td', null, count?.value.toString() ?? '–'),
    createElement('td', null, voltage?.value.toString() ?? '–'),
  );
}
