import { useRead } from '@imah/api-client/react';
import { ForbiddenState, Skeleton } from '@imah/ui';
import { Read, readState } from '@imah/app/read';
import { SettingsFrame } from '@imah/features-people/parts';
import { GatewayForm } from './gateway-form.tsx';
import { useGatewayTexts } from './texts.ts';

/** `/imah/settings/payment`: through which gateway residents pay by themselves. */
export function SettingsPaymentPage() {
  const t = useGatewayTexts();
  return (
    <SettingsFrame page="payment" title={t('title')} lead={t('lead')} permission="org.update">
      {({ orgId }) => <Gateway orgId={orgId} />}
    </SettingsFrame>
  );
}

function Gateway({ orgId }: { readonly orgId: string }) {
  const t = useGatewayTexts();
  const gateway = readState(useRead('getPaymentGateway', { params: { orgId } }));
  return (
    <Read
      of={gateway}
      level={2}
      loading={<Skeleton shape="card" />}
      failed={t('failed')}
      forbidden={<ForbiddenState level={2} />}
    >
      {(known) => <GatewayForm orgId={orgId} gateway={known} />}
    </Read>
  );
}
