import type { Building } from '@imah/contract/buildings';
import { StatusBadge } from '@imah/ui';
import { useBuildingTexts } from '../texts.ts';

interface AlarmsNoteProps {
  readonly counts: Pick<Building, 'activeAlarms' | 'quietAlarms'>;
  /** What is said where alarms stand; else that somebody should look. */
  readonly standing?: string;
  /** What is said where there is none at all. */
  readonly calm: string;
}

/** Whether alarms stand. Those that tell nobody for a time are no reason to look, but neither is it calm. */
export function AlarmsNote({ counts: { activeAlarms, quietAlarms }, standing, calm }: AlarmsNoteProps) {
  const t = useBuildingTexts();
  if (activeAlarms > 0) return <StatusBadge tone="danger" label={standing ?? t('look')} />;
  if (quietAlarms > 0) return <StatusBadge tone="neutral" label={t('quietAlarms', { count: quietAlarms })} />;
  return <StatusBadge tone="success" label={calm} />;
}
