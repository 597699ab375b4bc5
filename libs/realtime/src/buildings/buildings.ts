import type { BuildingAddress } from '@imah/contract/mqtt/words';
import { type BuildingFeed, type BuildingFeedOptions, createBuildingFeed } from './building-feed.ts';
import type { BuildingConnection, BuildingState } from './building-types.ts';

export interface Buildings {
  readonly connect: (address: BuildingAddress) => BuildingConnection;
  readonly stateOf: (buildingId: string) => BuildingState;
  readonly interrupted: () => void;
}

/** Shares one feed among all who watch the same building. */
export function createBuildings(options: Omit<BuildingFeedOptions, 'address' | 'onReleased'>): Buildings {
  const feeds = new Map<string, { readonly feed: BuildingFeed; holders: number }>();

  const open = (address: BuildingAddress) => {
    const feed = createBuildingFeed({
      ...options,
      address,
      onReleased: () => {
        if (feeds.get(address.buildingId)?.feed !== feed) return;
        feeds.delete(address.buildingId);
        // Without a subscription the values would stand still and look alive.
        options.store.forgetBuilding(address.buildingId);
      },
    });
    const shared = { feed, holders: 0 };
    feeds.set(address.buildingId, shared);
    return shared;
  };

  return {
    connect({ orgId, buildingId }) {
      const shared = feeds.get(buildingId) ?? open({ orgId, buildingId });
      shared.holders += 1;
      if (shared.holders === 1) shared.feed.join();
      let isHeld = true;
      return {
        getState: shared.feed.getState,
        subscribe: shared.feed.subscribe,
        onEvent: shared.feed.onEvent,
        release() {
          if (!isHeld) return;
          isHeld = false;
          shared.holders -= 1;
          if (shared.holders === 0) shared.feed.leave();
        },
      };
    },
    stateOf: (buildingId) => feeds.get(buildingId)?.feed.getState() ?? 'waiting',
    interrupted() {
      for (const { feed } of feeds.values()) feed.interrupted();
    },
  };
}
