import type { FoundDevices, IssuedBuildingCredential } from '@imah/contract/devices';
import type { IClientOptions, MqttClient } from 'mqtt';
import { makePlace, type TestPerson, type TestPlace } from '@imah/server-platform/testing';
import { createLiveWorld, type LiveWorld } from '../../testing/live-world.ts';
import type { Said } from '../adapters/index.ts';

type Answer = Awaited<ReturnType<LiveWorld['app']['inject']>>;

/** A building whose own devices are connected, and a neighbour of another organisation. */
export interface RawWorld extends LiveWorld {
  readonly neighbour: TestPlace;
  readonly call: (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
    by?: TestPerson,
  ) => Promise<Answer>;
  readonly issue: (place?: TestPlace) => Promise<IssuedBuildingCredential>;
  readonly connectRaw: (credential: IssuedBuildingCredential, options?: IClientOptions) => Promise<MqttClient>;
  readonly say: (client: MqttClient, conversation: readonly Said[], retain?: boolean) => Promise<void>;
  readonly found: (place?: TestPlace) => Promise<FoundDevices>;
}

export async function createRawWorld(): Promise<RawWorld> {
  const world = await createLiveWorld();
  const neighbour = await makePlace(world, 'Wisma');
  const call: RawWorld['call'] = async (method, path, body, by = world.place.owner) =>
    world.app.inject({
      method,
      url: `/api/v1/${path}`,
      headers: by.bearer,
      ...(body === undefined ? {} : { payload: body }),
    });
  return {
    ...world,
    neighbour,
    call,
    issue: async ({ buildingId, owner } = world.place) =>
      (await call('POST', `buildings/${buildingId}/device-credentials`, {}, owner)).json().data,
    connectRaw: ({ username, secret }, options) => world.connectAs(username, secret, options),
    async say(client, conversation, retain = false) {
      for (const { topic, text } of conversation) await client.publishAsync(topic, text, { qos: 1, retain });
    },
    async found({ buildingId, owner } = world.place) {
      await world.services.tellFound();
      return (await call('GET', `buildings/${buildingId}/found-devices`, undefined, owner)).json().data;
    },
  };
}
