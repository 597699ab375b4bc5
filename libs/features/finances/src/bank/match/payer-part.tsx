import { useBuildings, useRead } from '@imah/api-client/react';
import { Button, List, ListRow, RupiahField, SearchField, SelectField, Skeleton, Stack, Text } from '@imah/ui';
import { useDeferredValue, useState } from 'react';
import { useFormat } from '@imah/app/i18n';
import { useCan } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
import { useBankTexts } from '../texts.ts';
import type { PartProps } from './chosen-part.ts';
import { useAmount } from './use-amount.ts';

/** Who has paid, and how much of it: it goes to their bills, oldest due first. */
export function PayerPart(props: PartProps) {
  const t = useBankTexts();
  const can = useCan();
  const { orgId } = props;
  const read = readState(useBuildings());
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <Read of={read} level={3} loading={<Skeleton shape="row" />} failed={t('failed')}>
      {(buildings) => {
        const own = buildings.filter(
          (one) => one.orgId === orgId && can('payment.create', { orgId, buildingId: one.id }) === 'allowed',
        );
        const building = own.find(({ id }) => id === chosen) ?? own[0];
        if (building === undefined) return <Text tone="muted">{t('own.noPayers')}</Text>;
        return (
          <Stack gap="sm">
            {own.length > 1 ? (
              <SelectField
                label={t('own.building')}
                value={building.id}
                options={own.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={({ currentTarget }) => setChosen(currentTarget.value)}
              />
            ) : null}
            <Payers key={building.id} {...props} buildingId={building.id} />
          </Stack>
        );
      }}
    </Read>
  );
}

function Payers({ buildingId, rest, chosen, onAdd }: PartProps & { readonly buildingId: string }) {
  const t = useBankTexts();
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const { typed: asked, amount, type, forget } = useAmount(Math.max(rest, 0));
  const search = useDeferredValue(typed.trim());
  const read = readState(useRead('listPayers', { params: { buildingId }, query: { search } }));
  return (
    <Stack gap="sm">
      <RupiahField label={t('own.amount')} value={asked} onChange={type} />
      <SearchField label={t('own.payer')} value={typed} maxLength={100} onChange={({ value }) => setTyped(value)} />
      <Read of={read} level={3} loading={<Skeleton shape="row" />} failed={t('failed')}>
        {(payers) =>
          payers.length === 0 ? (
            <Text tone="muted">{t('own.noPayers')}</Text>
          ) : (
            <List>
              {payers.map(({ personId, name, unitCodes, outstanding }) => (
                <ListRow
                  key={personId}
                  title={name}
                  description={`${unitCodes.join(', ')} · ${t('own.owes', { amount: format.rupiah(outstanding) })}`}
                  trailing={
                    <Button
                      size="sm"
                      disabled={amount < 1 || chosen.includes(`${buildingId} ${personId}`)}
                      aria-label={t('own.chooseNamed', { title: name })}
                      onClick={() => {
                        const part = { kind: 'payer' as const, buildingId, personId, amount };
                        onAdd({ key: `${buildingId} ${personId}`, title: name, amount, part });
                        forget();
                      }}
                    >
                      {t('own.choose')}
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
