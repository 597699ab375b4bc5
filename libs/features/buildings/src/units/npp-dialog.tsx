import { useApiClient } from '@imah/api-client/react';
import type { Building, Places } from '@imah/contract/buildings';
import { Button, Dialog, Callout, Text } from '@imah/ui';
import { useSubmit } from '@imah/app/command';
import { useToast } from '@imah/app/shell';
import { changeBuilding } from '../parts/building-commands.ts';
import { useUnitsTexts } from './texts.ts';

interface NppDialogProps {
  readonly building: Building;
  readonly places: Places;
  readonly onClose: () => void;
}

/** Sets the shares of the whole building at once: only together can they be 100 %. */
export function NppDialog({ building, places, onClose }: NppDialogProps) {
  const t = useUnitsTexts();
  const client = useApiClient();
  const toast = useToast();
  const { isSending, answer, submit } = useSubmit(changeBuilding(building.id));
  const count = places.units.filter(({ nppE6 }) => nppE6 !== null).length;

  async function set(by: 'area' | 'none'): Promise<void> {
    const done = await submit(() => client.setNpp({ params: { buildingId: building.id }, body: { by } }));
    if (done === null) return;
    toast('success', by === 'area' ? t('npp.done', { count: done.data.units }) : t('npp.cleared'));
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('npp.title')}
      description={t('npp.text')}
      actions={
        <>
          {count === 0 ? null : (
            <Button loading={isSending} onClick={() => void set('none')}>
              {t('npp.clear')}
            </Button>
          )}
          <Button tone="primary" loading={isSending} onClick={() => void set('area')}>
            {t('npp.byArea')}
          </Button>
        </>
      }
    >
      {answer?.message === undefined ? null : (
        <Callout tone="danger" announce="assertive">
          {answer.message}
        </Callout>
      )}
      <Text>{t('npp.now', { count })}</Text>
    </Dialog>
  );
}
