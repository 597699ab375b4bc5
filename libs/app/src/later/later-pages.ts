/** Pages whose subject is not available yet, by name: their path, and whether they stand inside a building's page. */
export const laterPages = {
  saldo: { path: '/imah/saldo', frame: 'page' },
  assets: { path: '/imah/assets', frame: 'page' },
  products: { path: '/imah/products', frame: 'page' },
  productList: { path: '/imah/products/products', frame: 'page' },
  promotion: { path: '/imah/products/promotion', frame: 'page' },
  categories: { path: '/imah/products/categories', frame: 'page' },
  importExport: { path: '/imah/products/import-export', frame: 'page' },
  settingsDataset: { path: '/imah/settings/dataset', frame: 'page' },
  buildingAsset: { path: '/imah/building/:id/asset', frame: 'building' },
  buildingDrive: { path: '/imah/building/:id/drive', frame: 'building' },
  buildingInventory: { path: '/imah/building/:id/inventory', frame: 'building' },
} as const;

export type LaterSubject = keyof typeof laterPages;
