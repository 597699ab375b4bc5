import { useApiClient } from '@imah/api-client/react';
import { EmptyState, FailedState, Skeleton } from '@imah/ui';
import { linkIcon } from '@imah/ui/icons';
import { useLocation } from 'react-router-dom';
import { usePublicRead, VisitorPage } from '@imah/features-public/visitor';
import { SharedBillCard } from './shared-bill-card.tsx';
import { useSharedTexts } from './texts.ts';

/** `/tagihan#…`: where a link to a bill leads, for whoever holds it and without an account. */
export function SharedBillPage() {
  const token = useLocation().hash.slice(1);
  return <VisitorPage>{token === '' ? <Missing /> : <Shared key={token} token={token} />}</VisitorPage>;
}

function Shared({ token }: { readonly token: string }) {
  const t = useSharedTexts();
  const client = useApiClient();
  const state = usePublicRead(token, async (signal) => (await client.readSharedBill({ body: { token }, signal })).data);
  switch (state.kind) {
    case 'loading':
      return <Skeleton shape="card" />;
    case 'missing':
      return <Missing />;
    case 'failed':
      return <FailedState title={t('failed')} level={1} onRetry={state.retry} attempt={state.attempt} />;
    case 'ready':
      return <SharedBillCard token={token} bill={state.data} />;
  }
}

function Missing() {
  const t = useSharedTexts();
  return <EmptyState level={1} icon={linkIcon} title={t('missing.title')} text={t('missing.text')} />;
}
