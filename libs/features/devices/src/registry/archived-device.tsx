import type { Building } from '@imah/contract/buildings';
import type { Device } from '@imah/contract/devices';
import { Button, Callout } from '@imah/ui';
import { useSubmit } from '@imah/app/command';
import { useFormat } from '@imah/app/i18n';
import { useToast } from '@imah/app/shell';
import { changeBuilding } from '@imah/features-buildings';
import { useRegistryTexts } from './texts.ts';

export interface ArchivedDeviceProps {
  readonly building: Building;
  readonly device: Device;
}

/** Says that a device was put away, with the way back for those who may bring it back. */
export function ArchivedDevice({ building, device }: ArchivedDeviceProps) {
  const t = useRegistryTexts();
  const format = useFormat();
  const toast = useToast();
  const { isSending, answer, submit } = useSubmit(changeBuilding(building.id));
  const { id: deviceId, name, version, archivedAt, replacedById, abilities } = device;
  if (archivedAt === null) return null;

  async function restore(): Promise<void> {
    const done = await submit((client) => client.restoreDevice({ params: { deviceId }, version }));
    if (done === null) return;
    toast('success', t(done.data.state.status === 'disabled' ? 'restoredDisabled' : 'restored', { name }));
  }

  const mayRestore = replacedById === null && abilities.acts.includes('restore');
  return (
    <Callout
      tone={answer === null ? 'warning' : 'danger'}
      announce="polite"
      actions={
        mayRestore ? (
          <Button size="sm" loading={isSending} onClick={() => void restore()}>
            {t('restore')}
          </Button>
        ) : null
      }
    >
      {answer?.message ?? t('archivedSince', { date: format.date(archivedAt, building.timeZone) })}
    </Callout>
  );
}
