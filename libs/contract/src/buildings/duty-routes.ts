import type { RouteTable } from '../core/route.ts';

const building = '/api/v1/buildings/{buildingId}';

/** The calls about who is on duty in a building. */
export const dutyRoutes = {
  listOnDuty: { method: 'GET', path: `${building}/on-duty`, retry: true },
  listDutyShifts: { method: 'GET', path: `${building}/duty-shifts`, retry: true },
  createDutyShift: { method: 'POST', path: `${building}/duty-shifts`, retry: false },
  updateDutyShift: { method: 'PUT', path: `${building}/duty-shifts/{shiftId}`, retry: false, ifMatch: true },
  deleteDutyShift: { method: 'DELETE', path: `${building}/duty-shifts/{shiftId}`, retry: false, ifMatch: true },
} as const satisfies RouteTable;
