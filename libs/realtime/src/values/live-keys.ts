/** Names of what can be watched: one metric of a device, a device as a whole, all devices of a building. */
export const liveKeys = {
  metric: (deviceId: string, key: string) => `device/${deviceId}/${key}`,
  device: (deviceId: string) => `device/${deviceId}`,
  building: (buildingId: string) => `building/${buildingId}`,
} as const;
