import { useRead } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import { Callout, Dialog, Skeleton } from '@imah/ui';
import { useState } from 'react';
import { localDay, useClock } from '@imah/app/i18n';
import { Read, readState } from '@imah/app/read';
import { PlanForm } from './plan-form.tsx';
import { firstTerms, queryOf } from './plan-terms.ts';
import { useInstalmentTexts } from './texts.ts';

interface PlanDialogProps {
  readonly building: Building;
  /** A bill of the payer. */
  readonly billId: string;
  readonly onClose: () => void;
}

/** In which parts the payer of a bill is to pay what is open of theirs in its unit. */
export function PlanDialog({ building, billId, onClose }: PlanDialogProps) {
  const t = useInstalmentTexts();
  const today = localDay(useClock().now(), building.timeZone);
  const [terms] = useState(() => firstTerms(today));
  const params = { buildingId: building.id };
  const preview = readState(useRead('previewInstalments', { params, query: queryOf(billId, terms, []) }));
  return (
    <Dialog open onClose={onClose} title={t('form.title')}>
      <Read of={preview} level={3} loading={<Skeleton shape="card" />} failed={t('failed')}>
        {(known) =>
          known.bills.length === 0 ? (
            <Callout>{t('form.noBills')}</Callout>
          ) : (
            <PlanForm
              buildingId={building.id}
              billId={billId}
              known={known}
              terms={terms}
              today={today}
              onClose={onClose}
            />
          )
        }
      </Read>
    </Dialog>
  );
}
