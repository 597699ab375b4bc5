import type { APIRequestContext } from '@playwright/test';
import { listBuildings } from './api.ts';

/** Pages that ask for no account. */
export const publicPaths = ['/', '/login', '/register', '/boarding', '/lupa', '/terms', '/cookie', '/privacy'] as const;

/** The parts of a building's page, behind its address. */
export const buildingParts = [
  '',
  '/iot',
  '/asset',
  '/drive',
  '/dashboard',
  '/inventory',
  '/ticket',
  '/dashboard-img',
  '/iot-monitoring',
  '/unit',
  '/people',
  '/topics',
  '/settings',
] as const;

/** What each person may be shown behind the login, apart from a building, a ticket and a topic. */
const innerPaths = [
  '',
  '/akun',
  '/akun/keamanan',
  '/akun/pemberitahuan',
  '/akun/privasi',
  '/link',
  '/tickets',
  '/segera',
  '/dashboard',
  '/reports',
  '/new/topic',
  '/new/ticket',
  '/new/building',
  '/settings',
  '/settings/user',
  '/settings/group',
  '/settings/ticket',
  '/settings/general',
  '/settings/escalation',
  '/settings/audit',
].map((path) => `/imah${path}`);

/** Every page of the person whose cookie `request` holds, with a building, a ticket and a topic that are theirs. */
export async function pathsOf(request: APIRequestContext, baseURL: string): Promise<string[]> {
  const [building] = await listBuildings(request, baseURL);
  const first = async (what: string) => {
    const answer = await request.get(`${baseURL}/api/v1/${what}?limit=1`);
    const { data }: { data: readonly { id: string }[] } = await answer.json();
    return data[0]?.id;
  };
  const [ticket, topic] = await Promise.all([first('tickets'), first('topics')]);
  return [
    ...innerPaths,
    ...buildingParts.map((part) => `/imah/building/${building!.id}${part}`),
    ...(ticket === undefined ? [] : [`/imah/ticket/${ticket}`]),
    ...(topic === undefined ? [] : [`/imah/topic/${topic}`]),
  ];
}
