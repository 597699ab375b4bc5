import { readAllRows } from '@imah/api-client';
import { createRealtime, resolveMqttUrl } from '@imah/realtime';
import { element, fillSelect } from './elements.js';
import { clearValue, showValue } from './show-value.js';
import { texts } from './texts.js';

/** @import { ApiClient } from '@imah/api-client' */
/** @import { BuildingConnection } from '@imah/realtime' */

const buildingSelect = element('building', HTMLSelectElement);
const metricSelect = element('metric', HTMLSelectElement);

/**
 * Opens the live channel and shows the value that is chosen. Rejects with ApiError.
 * @param {ApiClient} client
 * @returns {Promise<() => void>} closes it
 */
export async function watchBuildings(client) {
  const buildings = await readAllRows((cursor) => client.listBuildings({ query: { limit: 200, cursor } }));
  const realtime = createRealtime({
    url: resolveMqttUrl({ location }),
    credentials: async () => {
      const { data } = await client.whoami();
      return { username: data.email, password: data.extra.mqtt_password };
    },
    snapshot: async ({ buildingId }, signal) => (await client.getLiveSnapshot({ params: { buildingId }, signal })).data,
  });
  const leaving = new AbortController();
  const { signal } = leaving;
  /** @type {BuildingConnection | null} */
  let share = null;
  let hide = () => {};
  /** What is more important to know than whether there is a connection; empty: nothing. */
  let note = '';

  /** @param {string} [news] */
  const tell = (news = note) => {
    note = news;
    const state = realtime.connection.getState();
    const place = element('connection', HTMLElement);
    place.dataset.state = state;
    place.textContent = note || texts.connection[state];
    element('retry', HTMLButtonElement).hidden = state !== 'error' && state !== 'offline';
  };

  const showMetric = () => {
    hide();
    const [deviceId, key, unit] = metricSelect.value.split('|');
    const label = metricSelect.selectedOptions[0]?.label ?? '';
    hide = deviceId ? showValue(realtime, { deviceId, key, unit, label }) : clearValue;
  };

  const showBuilding = async () => {
    share?.release();
    hide();
    const building = buildings.find(({ id }) => id === buildingSelect.value);
    if (building === undefined) return tell(texts.noBuildings);
    const feed = realtime.connectBuilding({ orgId: building.orgId, buildingId: building.id });
    share = feed;
    tell('');
    feed.subscribe(() => tell(feed.getState() === 'refused' ? texts.refused : undefined));
    const metrics = await metricsOf(client, building.id, signal);
    if (share !== feed || signal.aborted) return;
    fillSelect(metricSelect, metrics);
    if (metrics.length === 0) tell(texts.noMetrics);
    showMetric();
  };

  fillSelect(
    buildingSelect,
    buildings.map(({ id, name }) => ({ value: id, label: name })),
  );
  const report = () => void showBuilding().catch((error) => tell(signal.aborted ? undefined : error.message));
  buildingSelect.addEventListener('change', report, { signal });
  metricSelect.addEventListener('change', showMetric, { signal });
  element('retry', HTMLButtonElement).addEventListener('click', realtime.retry, { signal });
  realtime.connection.subscribe(() => tell());
  tell();
  element('watch', HTMLElement).hidden = false;
  realtime.start();
  report();
  return () => {
    leaving.abort();
    hide();
    realtime.close();
  };
}

/**
 * @param {ApiClient} client
 * @param {string} buildingId
 * @param {AbortSignal} signal
 */
async function metricsOf(client, buildingId, signal) {
  const params = { buildingId };
  const [devices, types] = await Promise.all([
    readAllRows((cursor) => client.listDevices({ params, query: { limit: 200, cursor }, signal })),
    client.listDeviceTypes({ params, signal }),
  ]);
  const offers = devices.flatMap(({ id, name, typeKey }) => {
    const metrics = types.data.find(({ key }) => key === typeKey)?.metrics ?? [];
    return metrics.map(({ key, label, unit, kind }) => ({
      kind,
      value: `${id}|${key}|${unit === 'none' ? '' : unit}`,
      label: `${name}: ${document.documentElement.lang === 'en' ? label.en : label.id}`,
    }));
  });
  // What is measured comes first: it changes while one looks.
  return offers.toSorted((one, other) => Number(other.kind === 'gauge') - Number(one.kind === 'gauge'));
}
