import type { DeviceCounts } from '@imah/contract/buildings';
import type { useBuildingTexts } from '../texts.ts';

/** What the number of devices online leaves open: how many are silent, and how many never spoke. */
export function presenceNote(
  t: ReturnType<typeof useBuildingTexts>,
  { total, offline, neverSeen }: DeviceCounts,
): string {
  if (total === 0) return t('noDevices');
  const parts = [
    offline > 0 ? t('offlineCount', { count: offline }) : null,
    neverSeen > 0 ? t('neverSeenCount', { count: neverSeen }) : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? t('allOnline') : parts.join(', ');
}
