import type { RouteTable } from '../core/route.ts';

const imports = '/api/v1/buildings/{buildingId}/opening-imports';

/** The calls about what was owed and kept before the books began. */
export const openingRoutes = {
  importOpening: { method: 'POST', path: imports, retry: false },
  listOpeningImports: { method: 'GET', path: imports, retry: true },
  undoOpeningImport: { method: 'DELETE', path: `${imports}/{openingImportId}`, retry: false },
} as const satisfies RouteTable;
