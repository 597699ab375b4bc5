import type { TariffDraft, TariffTrial } from '@imah/contract/billing';
import {
  type ChargeKind,
  chargeKinds,
  type ChargePayer,
  chargePayers,
  type ChargeTax,
  chargeTaxes,
  faultyTier,
  isMetered,
  plainBases,
} from '@imah/contract/billing/words';
import { Button, Dialog, Form, FormActions, RupiahField, SelectField, Stack } from '@imah/ui';
import { useRef, useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useFormTexts } from '@imah/app/form';
import { useClock, useFormat } from '@imah/app/i18n';
import { changeBilling } from '../commands.ts';
import { monthOf, monthsAround } from '../months.ts';
import { useUsageTexts } from '../meters/texts.ts';
import { useBillingTexts } from '../texts.ts';
import { TrialFields } from '../tariff-trial/trial-fields.tsx';
import { MeteredFields } from './metered-fields.tsx';
import { bodyOf, emptyMetered, missingOf, type MeteredValues } from './metered-values.ts';

interface TariffFormProps {
  readonly buildingId: string;
  readonly onClose: () => void;
}

/** A tariff from a month on; the one before it of its kind ends there. */
export function TariffForm({ buildingId, onClose }: TariffFormProps) {
  const t = useBillingTexts();
  const tu = useUsageTexts();
  const tf = useFormTexts();
  const format = useFormat();
  const month = monthOf(useClock().now());
  const saving = useSubmit(changeBilling(buildingId), {
    told: { sent: () => t('tariffs.saved') },
    onDone: onClose,
  });
  const [kind, setKind] = useState<ChargeKind>('service-charge');
  const [basis, setBasis] = useState<(typeof plainBases)[number]>('area');
  const [payer, setPayer] = useState<ChargePayer>('occupant');
  const [tax, setTax] = useState<ChargeTax>('none');
  const [rate, setRate] = useState<number | null>(null);
  const [metered, setMetered] = useState<MeteredValues>(emptyMetered);
  const [from, setFrom] = useState(month);
  const trying = useSubmit(changeBilling(buildingId));
  // What is wrong is told of what was pressed last.
  const [asked, setAsked] = useState<'save' | 'trial'>('save');
  const [period, setPeriod] = useState(monthsAround(month, 1, -1)[0] ?? month);
  const [trial, setTrial] = useState<TariffTrial | null>(null);
  // An answer that comes after a change is about what stood there before.
  const changes = useRef(0);
  function forgetTrial(): void {
    changes.current += 1;
    setTrial(null);
  }

  /** What the form says; null where something is missing, which is told at its fields. */
  function read({ demand, refuse }: Pick<typeof saving, 'demand' | 'refuse'>): TariffDraft | null {
    const said = { payer, tax, from };
    if (isMetered(kind)) {
      const missing = missingOf(metered);
      if (missing.length > 0) demand(missing);
      if (missing.length > 0) return null;
      const body = { ...bodyOf(kind, metered), ...said };
      const faulty = faultyTier(body.tiers);
      if (faulty !== null) refuse({ [`tiers.${faulty}.upToMilli`]: [tu('form.rising')] });
      return faulty === null ? body : null;
    }
    if (rate === null || rate < 1) {
      refuse({ rateE4: [tf('required')] });
      return null;
    }
    return { kind, basis: kind === 'fixed' ? ('unit' as const) : basis, ...said, rateE4: rate * 10_000 };
  }

  function save(): void {
    setAsked('save');
    const body = read(saving);
    if (body !== null) void saving.submit((client) => client.createTariff({ params: { buildingId }, body }));
  }

  async function tryIt(): Promise<void> {
    setAsked('trial');
    const tariff = read(trying);
    if (tariff === null) return;
    const asOf = changes.current;
    const tried = await trying.submit((client) =>
      client.tryTariff({ params: { buildingId }, body: { tariff, period } }),
    );
    if (asOf === changes.current) setTrial(tried?.data ?? null);
  }

  return (
    <Dialog open onClose={onClose} title={t('tariffs.add')}>
      <Form answer={asked === 'save' ? saving.answer : trying.answer} onSubmit={save} onChange={forgetTrial}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <SelectField
              name="kind"
              label={t('form.kind')}
              value={kind}
              options={chargeKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
              onChange={({ currentTarget }) => setKind(chargeKinds.find((one) => one === currentTarget.value) ?? kind)}
              error={errorOf('kind')}
            />
            {isMetered(kind) || kind === 'fixed' ? null : (
              <SelectField
                name="basis"
                label={t('form.basis')}
                value={basis}
                options={plainBases.map((value) => ({ value, label: t(`bases.${value}`) }))}
                onChange={({ currentTarget }) =>
                  setBasis(plainBases.find((one) => one === currentTarget.value) ?? basis)
                }
                error={errorOf('basis')}
              />
            )}
            {isMetered(kind) ? (
              <MeteredFields
                kind={kind}
                values={metered}
                errorOf={errorOf}
                onChange={(values) => {
                  setMetered(values);
                  forgetTrial();
                }}
              />
            ) : (
              <RupiahField
                name="rateE4"
                label={kind === 'fixed' || basis === 'unit' ? t('form.perUnit') : t('form.perArea')}
                required
                value={rate}
                onChange={({ value }) => setRate(value)}
                error={errorOf('rateE4')}
              />
            )}
            <SelectField
              name="payer"
              label={t('form.payer')}
              value={payer}
              options={chargePayers.map((value) => ({ value, label: t(`payers.${value}`) }))}
              onChange={({ currentTarget }) =>
                setPayer(chargePayers.find((one) => one === currentTarget.value) ?? payer)
              }
              error={errorOf('payer')}
            />
            <SelectField
              name="tax"
              label={t('form.tax')}
              value={tax}
              options={chargeTaxes.map((value) => ({ value, label: t(`taxes.${value}`) }))}
              onChange={({ currentTarget }) => setTax(chargeTaxes.find((one) => one === currentTarget.value) ?? tax)}
              error={errorOf('tax')}
            />
            <SelectField
              name="from"
              label={t('form.from')}
              hint={t('form.fromHint')}
              value={from}
              options={monthsAround(month, 12, 12).map((value) => ({ value, label: format.month(value) }))}
              onChange={({ currentTarget }) => setFrom(currentTarget.value)}
              error={errorOf('from')}
            />
            <TrialFields
              month={month}
              period={period}
              onPeriod={setPeriod}
              trial={trial}
              isTrying={trying.isSending}
              onTry={() => void tryIt()}
              error={errorOf('period')}
            />
            <FormActions>
              <Button type="submit" tone="primary" width="full" loading={saving.isSending}>
                {t('form.save')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
