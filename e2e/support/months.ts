import type { Page } from '@playwright/test';
import { expect } from './people.ts';
import { send } from './send.ts';
import type { NewBuilding } from './two-people.ts';

/** The first day of a month, so many ago, by the clock of Jakarta. */
export function monthsAgo(back: number): string {
  const local = new Date(Date.now() + 7 * 3_600_000);
  return new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() - back, 1)).toISOString().slice(0, 10);
}

/** Puts the beginning of the only stay of the first unit back to a day. */
export async function livesThereSince(page: Page, building: NewBuilding, from: string): Promise<void> {
  const path = `buildings/${building.id}`;
  const [stay] = await send<{ id: string; version: number }[]>(
    page,
    'GET',
    `${path}/units/${building.unitIds[0]}/occupancies`,
  );
  const { origin } = new URL(page.url());
  const answer = await page.request.patch(`${origin}/api/v1/${path}/occupancies/${stay?.id}`, {
    headers: { origin, 'if-match': `"${stay?.version}"` },
    data: { from },
  });
  expect(answer.status()).toBe(200);
}
