import type { APIRequestContext } from '@playwright/test';
import { emailOf, password, type Person } from './people.ts';

export interface BuildingRow {
  readonly id: string;
  readonly orgId: string;
  readonly name: string;
}

/** Logs in by the API; the cookie stays in the context. */
export async function signIn(request: APIRequestContext, baseURL: string, person: Person): Promise<void> {
  const answer = await request.post(`${baseURL}/api/v1/auth/login?web=true`, {
    data: { email: emailOf(person), password },
    headers: { origin: baseURL },
  });
  if (!answer.ok()) throw new Error(`login of ${person} answered ${answer.status()}`);
}

export async function listBuildings(request: APIRequestContext, baseURL: string): Promise<BuildingRow[]> {
  const answer = await request.get(`${baseURL}/api/v1/buildings`);
  const { data }: { data: BuildingRow[] } = await answer.json();
  return data;
}
