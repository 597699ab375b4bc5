export { useOrgBuildings } from './use-settings.ts';
export { changeSettings } from './use-settings.ts';
