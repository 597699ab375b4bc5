import type { APIRequestContext } from '@playwright/test';
import { type Account, accountOf, type Person } from './people.ts';

export interface BuildingRow {
  readonly id: string;
  readonly orgId: string;
  readonly name: string;
}

/** Logs in by the API; the cookie stays in the context. */
export async function signIn(request: APIRequestContext, baseURL: string, who: Person | Account): Promise<void> {
  const answer = await request.post(`${baseURL}/api/v1/auth/login?web=true`, {
    data: accountOf(who),
    headers: { origin: baseURL },
  });
  if (!answer.ok()) throw new Error(`login of ${accountOf(who).email} answered ${answer.status()}`);
}

export async function listBuildings(request: APIRequestContext, baseURL: string): Promise<BuildingRow[]> {
  const answer = await request.get(`${baseURL}/api/v1/buildings`);
  const { data }: { data: BuildingRow[] } = await answer.json();
  return data;
}
