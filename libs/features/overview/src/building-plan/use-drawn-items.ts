import type { ShownPlanItem } from '@imah/contract/plans';
import type { PlanItem as DrawnItem } from '@imah/ui/data';
import { useBuildingDevices } from '@imah/realtime/react';
import { useMemo, useState } from 'react';
import { useFormat, useLocale, useNow } from '@imah/app/i18n';
import { useDeviceTexts } from '@imah/features-devices';
import { createItemKeeper, visibleItems } from './drawn-items.ts';
import type { PlanGround } from './plan-ground.ts';
import { usePlanTexts } from './texts.ts';

/** What stands on a plan as it is drawn now, moving with what devices report. */
export function useDrawnItems(items: readonly ShownPlanItem[], ground: PlanGround): readonly DrawnItem[] {
  const t = usePlanTexts();
  const td = useDeviceTexts();
  const format = useFormat();
  const { locale } = useLocale();
  const states = useBuildingDevices(ground.building.id);
  // Ages are told in minutes; a stale value is seen to be one within ten seconds.
  const now = useNow(10_000);
  const [keep] = useState(createItemKeeper);
  const words = useMemo(() => ({ t, td, format, locale, now }), [t, td, format, locale, now]);
  return useMemo(() => keep(visibleItems(items), ground, states, words), [keep, items, ground, states, words]);
}
