import type { PolicyActor } from '@imah/contract/access';
import type { DashboardLayouts, StoredDashboard, WallPage, WallWidget } from '@imah/contract/dashboards';
import { unshownOnWalls } from '@imah/contract/dashboards/words';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';
import type { Place } from '../dashboards/dashboard-rows.ts';
import { readContent } from '../dashboards/read-dashboard.ts';
import { readWidgetDevices } from '../dashboards/widget-devices.ts';
import { maySee } from '../dashboards/withhold.ts';
import { requireShowing, type Screen } from './show-wall.ts';
import { describeWidget, readWallGround } from './wall-widget.ts';

const unshown: ReadonlySet<string> = new Set(unshownOnWalls);

/** The dashboard of a building of a wall, with all that its widgets show. @throws {HttpProblem} 404 */
export async function showWallPage(
  db: Kysely<Database>,
  screen: Screen,
  buildingId: string,
  now: number,
): Promise<WallPage> {
  const { wall, maker, buildings } = await requireShowing(db, screen, now);
  const building = buildings.find(({ id }) => id === buildingId);
  if (building === undefined) throw notFound();
  const place = { orgId: wall.orgId, buildingId };
  const { widgets, layouts } = await shownOnWall(db, maker, place);
  const ground = await readWallGround(db, { maker, place, now }, widgets);
  const described: WallWidget[] = [];
  // One after the other: a screen waits, whoever works beside it should not.
  for (const widget of widgets) described.push(await describeWidget(db, ground, widget));
  return { ...place, buildingName: building.name, timeZone: ground.timeZone, widgets: described, layout: layouts.md };
}

/** The dashboard of a building without what no wall shows and what whoever made the wall may not read. */
export async function shownOnWall(db: Kysely<Database>, maker: PolicyActor, place: Place): Promise<StoredDashboard> {
  const { widgets, layouts } = await readContent(db, place);
  const devices = await readWidgetDevices(db, place.orgId, widgets);
  const shown = widgets.filter((one) => !unshown.has(one.type) && maySee(maker, place, one, devices));
  const ids = new Set(shown.map(({ id }) => id));
  const within = (layout: DashboardLayouts['md']) => layout.filter(({ id }) => ids.has(id));
  return { widgets: shown, layouts: { lg: within(layouts.lg), md: within(layouts.md), sm: within(layouts.sm) } };
}
