/** Pages whose subject is not available yet, by name: their path, and whether they stand inside a building's page. */
export const laterPages = {
  saldo: { path: '/imah/saldo', place: 'page' },
  assets: { path: '/imah/assets', place: 'page' },
  tagihan: { path: '/imah/tagihan', place: 'page' },
  finances: { path: '/imah/finances', place: 'page' },
  products: { path: '/imah/products', place: 'page' },
  productList: { path: '/imah/products/products', place: 'page' },
  promotion: { path: '/imah/products/promotion', place: 'page' },
  categories: { path: '/imah/products/categories', place: 'page' },
  importExport: { path: '/imah/products/import-export', place: 'page' },
  settingsDevice: { path: '/imah/settings/device', place: 'page' },
  settingsDataset: { path: '/imah/settings/dataset', place: 'page' },
  buildingAsset: { path: '/imah/building/:id/asset', place: 'building' },
  buildingDrive: { path: '/imah/building/:id/drive', place: 'building' },
  buildingDashboard: { path: '/imah/building/:id/dashboard', place: 'building' },
  buildingInventory: { path: '/imah/building/:id/inventory', place: 'building' },
  buildingPlan: { path: '/imah/building/:id/dashboard-img', place: 'building' },
} as const;

export type LaterSubject = keyof typeof laterPages;
