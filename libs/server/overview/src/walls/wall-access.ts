import { timingSafeEqual } from 'node:crypto';
import { deviceTopic } from '@imah/contract/mqtt/words';
import type { WallAccess } from '@imah/server-platform';
import { maySee } from '../dashboards/withhold.ts';
import { readContent } from '../dashboards/read-dashboard.ts';
import { readWidgetDevices } from '../dashboards/widget-devices.ts';
import { findWall, showingOf } from './find-wall.ts';

/** Who comes to the live channel as a wall, and the topics of just those devices that its widgets show. */
export const wallAccess: WallAccess = {
  async find(db, { wallId, token }, now) {
    const wall = await findWall(db, { token }, now);
    const isIts =
      wall !== null && wall.id.length === wallId.length && timingSafeEqual(Buffer.from(wall.id), Buffer.from(wallId));
    return isIts ? { makerId: wall.makerId } : null;
  },
  async topics(db, wallId, now) {
    const wall = await findWall(db, { id: wallId }, now);
    const showing = wall === null ? null : await showingOf(db, wall, now);
    if (showing === null) return null;
    const topics = new Set<string>();
    for (const { id: buildingId } of showing.buildings) {
      const place = { orgId: showing.wall.orgId, buildingId };
      const { widgets } = await readContent(db, place);
      const devices = await readWidgetDevices(db, place.orgId, widgets);
      for (const widget of widgets) {
        const device = 'deviceId' in widget ? devices.get(widget.deviceId) : undefined;
        if (device?.buildingId !== buildingId || device.archivedAt !== null) continue;
        if (!maySee(showing.maker, place, widget, devices)) continue;
        topics.add(deviceTopic({ orgId: place.orgId, buildingId: device.buildingId, deviceId: device.id }, 'state'));
      }
    }
    return topics;
  },
};
