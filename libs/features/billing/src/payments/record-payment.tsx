import { useRead } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import { Button, Dialog, List, ListRow, SearchField, Skeleton, Stack, Text } from '@imah/ui';
import { useDeferredValue, useState } from 'react';
import { useFormat } from '@imah/app/i18n';
import { Read, readState } from '@imah/app/read';
import { PaymentForm } from './payment-form.tsx';
import { usePaymentTexts } from './texts.ts';

interface RecordPaymentProps {
  readonly building: Building;
  readonly onClose: () => void;
}

/** First who has paid, then what. */
export function RecordPayment({ building, onClose }: RecordPaymentProps) {
  const t = usePaymentTexts();
  const [payer, setPayer] = useState<{ readonly personId: string; readonly name: string } | null>(null);
  if (payer !== null) return <PaymentForm building={building} payer={payer} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={t('payer.title')}>
      <ChoosePayer buildingId={building.id} onChoose={setPayer} />
    </Dialog>
  );
}

interface ChoosePayerProps {
  readonly buildingId: string;
  readonly onChoose: (payer: { readonly personId: string; readonly name: string }) => void;
}

function ChoosePayer({ buildingId, onChoose }: ChoosePayerProps) {
  const t = usePaymentTexts();
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const payers = readState(useRead('listPayers', { params: { buildingId }, query: { search } }));
  return (
    <Stack gap="md">
      <SearchField label={t('payer.search')} value={typed} maxLength={100} onChange={({ value }) => setTyped(value)} />
      <Read of={payers} level={3} loading={<Skeleton shape="row" />} failed={t('failed')}>
        {(found) =>
          found.length === 0 ? (
            <Text tone="muted">{t('payer.none')}</Text>
          ) : (
            <List>
              {found.map(({ personId, name, unitCodes, outstanding }) => (
                <ListRow
                  key={personId}
                  title={name}
                  description={[
                    unitCodes.join(', '),
                    outstanding === 0 ? t('payer.even') : t('payer.owes', { amount: format.rupiah(outstanding) }),
                  ].join(' · ')}
                  trailing={
                    <Button
                      size="sm"
                      aria-label={`${t('record')}: ${name}`}
                      onClick={() => onChoose({ personId, name })}
                    >
                      {t('record')}
                    </Button>
                  }
                />
              ))}
            </List>
          )
        }
      </Read>
    </Stack>
  );
}
