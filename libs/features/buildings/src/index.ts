export { BuildingProvider, useCurrentBuilding } from './building-context.tsx';
export { buildingKindIcons } from './building-kind-icons.ts';
export { useBuildingStatus } from './edit/use-building-status.ts';
export { AlarmsNote } from './parts/alarms-note.tsx';
export { OnlineBar } from './parts/online-bar.tsx';
export { presenceNote } from './parts/presence-note.ts';
export { changeBuilding } from './parts/building-commands.ts';
export { useShownCounts } from './parts/use-shown-counts.ts';
export { useBuildingTexts } from './texts.ts';
