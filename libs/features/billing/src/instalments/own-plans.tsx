import { useRead } from '@imah/api-client/react';
import { Skeleton } from '@imah/ui';
import { Read, readState } from '@imah/app/read';
import { PlanList } from './plan-list.tsx';
import { useInstalmentTexts } from './texts.ts';

/** One's own plans of instalments; nothing where there is none. */
export function OwnPlans() {
  const t = useInstalmentTexts();
  const plans = readState(useRead('listOwnInstalmentPlans', {}));
  return (
    <Read of={plans} level={2} loading={<Skeleton shape="row" />} failed={t('failed')}>
      {(known) => (known.length === 0 ? null : <PlanList plans={known} />)}
    </Read>
  );
}
