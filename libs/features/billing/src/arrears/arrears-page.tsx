import { BuildingPage } from '../parts/building-page.tsx';
import { useBillingTexts } from '../texts.ts';
import { BuildingArrears } from './building-arrears.tsx';
import { useArrearsTexts } from './texts.ts';

/** `/imah/tagihan/tunggakan`: what is not paid, by age; search and age stand in the address as the building does. */
export function ArrearsPage() {
  const t = useArrearsTexts();
  const tb = useBillingTexts();
  return (
    <BuildingPage
      back={{ href: '/imah/tagihan', label: tb('back') }}
      title={t('title')}
      lead={t('lead')}
      needs="bill.view"
      failed={t('failed')}
      forbidden={t('forbidden')}
    >
      {(building) => <BuildingArrears building={building} />}
    </BuildingPage>
  );
}
