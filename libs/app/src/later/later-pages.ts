/** Pages whose subject is not available yet, by name: their path, and whether they stand inside a building's page. */
export const laterPages = {
  assets: { path: '/imah/assets', frame: 'page' },
  settingsDataset: { path: '/imah/settings/dataset', frame: 'page' },
  buildingAsset: { path: '/imah/building/:id/asset', frame: 'building' },
  buildingDrive: { path: '/imah/building/:id/drive', frame: 'building' },
  buildingInventory: { path: '/imah/building/:id/inventory', frame: 'building' },
} as const;

export type LaterSubject = keyof typeof laterPages;
