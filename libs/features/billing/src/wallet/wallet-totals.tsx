import { useRead } from '@imah/api-client/react';
import type { WalletTotals } from '@imah/contract/wallet';
import { legalFloatSource } from '@imah/contract/wallet/words';
import {
  Button,
  Callout,
  Card,
  ForbiddenState,
  Grid,
  Inline,
  Progress,
  Skeleton,
  Stack,
  Stat,
  StatusBadge,
  Text,
} from '@imah/ui';
import { useState } from 'react';
import { useFormat } from '@imah/app/i18n';
import { useCan } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
import { FloatDialog } from './float-form.tsx';
import { useWalletTexts } from './texts.ts';

/** What all deposits come to, whether the books say the same, and how near that is to the limit of the law. */
export function WalletTotalsView({ orgId }: { readonly orgId: string }) {
  const t = useWalletTexts();
  const totals = readState(useRead('getWalletTotals', { params: { orgId } }));
  return (
    <Read
      of={totals}
      level={2}
      loading={<Skeleton shape="card" />}
      failed={t('failed')}
      forbidden={<ForbiddenState level={2} text={t('forbidden')} />}
    >
      {(known) => <Known orgId={orgId} totals={known} />}
    </Read>
  );
}

const tones = { far: 'accent', near: 'warning', reached: 'danger' } as const;

function Known({ orgId, totals }: { readonly orgId: string; readonly totals: WalletTotals }) {
  const t = useWalletTexts();
  const format = useFormat();
  const can = useCan();
  const [dialog, setDialog] = useState<'closed' | 'limit'>('closed');
  const { people, available, held, booked, bookedHeld, float, floatLimit, level, waiting } = totals;
  const apart = Math.abs(available - booked) + Math.abs(held - bookedHeld);
  return (
    <Stack gap="md">
      <Grid columns={2} gap="md">
        <Card>
          <Stat label={t('all.total')} value={format.rupiah(available)} />
        </Card>
        <Card>
          <Stat label={t('all.held')} value={format.rupiah(held)} />
        </Card>
        <Card>
          <Stat label={t('all.people')} value={format.number(people)} />
        </Card>
        <Card>
          <Stat label={t('all.waiting')} value={format.number(waiting)} />
        </Card>
      </Grid>
      <Inline>
        {apart === 0 ? (
          <StatusBadge tone="success" label={t('all.agrees')} />
        ) : (
          <StatusBadge tone="danger" label={t('all.differs', { amount: format.rupiah(apart) })} />
        )}
      </Inline>
      <Card>
        <Stack gap="md">
          <Progress
            label={t('float.title')}
            value={Math.min(float, floatLimit)}
            max={floatLimit}
            amount={t('float.of', { float: format.rupiah(float), limit: format.rupiah(floatLimit) })}
            tone={tones[level]}
          />
          <Text size="sm" tone="muted">
            {t('float.source', { source: legalFloatSource })}
          </Text>
          {level === 'far' ? null : (
            <Callout tone={level === 'near' ? 'warning' : 'danger'}>{t(`float.${level}`)}</Callout>
          )}
          {can('org.update', { orgId, everywhere: true }) === 'allowed' ? (
            <Inline>
              <Button size="sm" onClick={() => setDialog('limit')}>
                {t('float.change')}
              </Button>
            </Inline>
          ) : null}
        </Stack>
      </Card>
      {dialog === 'limit' ? <FloatDialog orgId={orgId} limit={floatLimit} onClose={() => setDialog('closed')} /> : null}
    </Stack>
  );
}
