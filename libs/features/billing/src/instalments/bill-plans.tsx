import { useBuildings, useRead } from '@imah/api-client/react';
import type { Bill } from '@imah/contract/billing';
import { isOpenPlan } from '@imah/contract/payments/words';
import { Button, Inline, Skeleton } from '@imah/ui';
import { calendarClockIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useCan } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
import { PlanDialog } from './plan-dialog.tsx';
import { PlanList } from './plan-list.tsx';
import { useInstalmentTexts } from './texts.ts';

/** By which plans a bill is or was to be paid, with the way to one for who may approve what lowers a bill. */
export function BillPlans({ bill }: { readonly bill: Bill }) {
  const t = useInstalmentTexts();
  const can = useCan();
  const plans = readState(useRead('listBillInstalmentPlans', { params: { billId: bill.id } }));
  const building = useBuildings().data?.find(({ id }) => id === bill.buildingId);
  const [dialog, setDialog] = useState<'closed' | 'plan'>('closed');
  const mayPlan =
    building !== undefined &&
    bill.outstanding > 0 &&
    can('bill.approve', { orgId: building.orgId, buildingId: building.id }) === 'allowed';
  return (
    <Read of={plans} level={2} loading={<Skeleton shape="row" />} failed={t('failed')}>
      {(known) => {
        const mayAdd = mayPlan && !known.some(({ state }) => isOpenPlan(state));
        if (known.length === 0 && !mayAdd) return null;
        return (
          <>
            <PlanList
              plans={known}
              action={
                mayAdd ? (
                  <Inline>
                    <Button icon={calendarClockIcon} onClick={() => setDialog('plan')}>
                      {t('add')}
                    </Button>
                  </Inline>
                ) : null
              }
            />
            {dialog === 'plan' && building !== undefined ? (
              <PlanDialog building={building} billId={bill.id} onClose={() => setDialog('closed')} />
            ) : null}
          </>
        );
      }}
    </Read>
  );
}
