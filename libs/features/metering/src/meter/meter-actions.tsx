import type { Building } from '@imah/contract/buildings';
import type { MeterDetail } from '@imah/contract/metering';
import { Button, Inline, Stack, Text } from '@imah/ui';
import { archiveIcon, gaugeIcon, pencilIcon, refreshCwIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCan } from '@imah/app/ports';
import { ArchiveForm } from '../forms/archive-form.tsx';
import { EditMeterForm } from '../forms/edit-meter-form.tsx';
import { ReadingForm } from '../forms/reading-form.tsx';
import { ReplaceForm } from '../forms/replace-form.tsx';
import { useMeteringTexts } from '../texts.ts';

interface MeterActionsProps {
  readonly building: Building;
  readonly meter: MeterDetail;
}

/** What the person may do with a meter now. */
export function MeterActions({ building, meter }: MeterActionsProps) {
  const t = useMeteringTexts();
  const can = useCan();
  const navigate = useNavigate();
  const [form, setForm] = useState<'closed' | 'read' | 'edit' | 'replace' | 'archive'>('closed');
  const target = { orgId: building.orgId, buildingId: building.id };
  const may = (permission: 'meter.update' | 'meter.delete') =>
    meter.state === 'active' && can(permission, target) === 'allowed';
  const kind = can('reading.create', target) === 'allowed' ? 'staff' : 'resident';
  const as = { kind, orgId: building.orgId } as const;
  const close = () => setForm('closed');
  return (
    <Stack gap="sm">
      <Inline gap="sm">
        {meter.entry === 'open' ? (
          <Button icon={gaugeIcon} tone="primary" onClick={() => setForm('read')}>
            {t('meter.read')}
          </Button>
        ) : null}
        {may('meter.update') ? (
          <>
            <Button icon={pencilIcon} onClick={() => setForm('edit')}>
              {t('meter.edit')}
            </Button>
            <Button icon={refreshCwIcon} onClick={() => setForm('replace')}>
              {t('meter.replace')}
            </Button>
          </>
        ) : null}
        {may('meter.delete') ? (
          <Button icon={archiveIcon} onClick={() => setForm('archive')}>
            {t('meter.archive')}
          </Button>
        ) : null}
      </Inline>
      {meter.entry === 'outside-window' ? (
        <Text tone="muted">
          {t('meter.closed', { from: String(meter.window.fromDay), to: String(meter.window.toDay) })}
        </Text>
      ) : null}
      {form === 'read' ? <ReadingForm meter={meter} as={as} onClose={close} /> : null}
      {form === 'edit' ? <EditMeterForm meter={meter} onClose={close} /> : null}
      {form === 'archive' ? <ArchiveForm meter={meter} onClose={close} /> : null}
      {form === 'replace' ? (
        <ReplaceForm
          meter={meter}
          onClose={close}
          onDone={(id) => {
            close();
            void navigate(`/imah/building/${building.id}/meter/${id}`);
          }}
        />
      ) : null}
    </Stack>
  );
}
