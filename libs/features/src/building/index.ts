export { BuildingProvider, useCurrentBuilding } from './building-context.tsx';
export { buildingKindIcons } from './building-kind-icons.ts';
export { OnlineBar } from './parts/online-bar.tsx';
export { presenceNote } from './parts/presence-note.ts';
export { useShownCounts } from './parts/use-shown-counts.ts';
export { useBuildingTexts } from './texts.ts';
export { useSend } from './parts/use-send.ts';
