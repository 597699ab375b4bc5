export { orgKey } from './settings-queries.ts';
export { useOrgBuildings } from './use-settings.ts';
export { changeSettings } from './use-settings.ts';
