import type { RouteTable } from '../core/route.ts';

const building = '/api/v1/buildings/{buildingId}';
const policies = `${building}/late-fee-policies` as const;

/** The calls about fees for what is paid late. */
export const lateFeeRoutes = {
  listLateFeePolicies: { method: 'GET', path: policies, retry: true },
  createLateFeePolicy: { method: 'POST', path: policies, retry: false },
  createSharedLateFeePolicy: {
    method: 'POST',
    path: '/api/v1/organizations/{orgId}/late-fee-policies',
    retry: false,
  },
  previewLateFees: { method: 'POST', path: `${building}/late-fee-previews`, retry: false },
  listLateFees: { method: 'GET', path: `${building}/late-fees`, retry: true },
} as const satisfies RouteTable;
