import type { Wallet } from '@imah/contract/wallet';
import { Button, Checkbox, Form, FormActions, NumberField, RadioGroup, RupiahField, Stack } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useFormTexts } from '@imah/app/form';
import { useToast } from '@imah/app/shell';
import { changeWallets } from '../commands.ts';
import { useWalletTexts } from './texts.ts';

const first = { state: 'off', limit: 1_000_000, when: 'issued', day: null } as const;

/** Whether, up to how much and when bills are paid by themselves. */
export function AutopayForm({ wallet }: { readonly wallet: Wallet }) {
  const t = useWalletTexts();
  const tf = useFormTexts();
  const toast = useToast();
  const known = wallet.autopay ?? first;
  const [state, setState] = useState(known.state);
  const [limit, setLimit] = useState<number | null>(known.limit);
  const [when, setWhen] = useState(known.when);
  const [day, setDay] = useState<number | null>(known.day);
  const { isSending, answer, refuse, submit } = useSubmit(changeWallets());

  async function save(): Promise<void> {
    if (limit === null || limit < 1) return refuse({ limit: [tf('required')] });
    if (when === 'day' && day === null) return refuse({ day: [tf('required')] });
    const body = { state, limit, when, day: when === 'day' ? day : null };
    const made = await submit((client) => client.updateAutopay({ params: { personId: wallet.personId }, body }));
    if (made !== null) toast('success', t('autopay.saved'));
  }

  return (
    <Form answer={answer} onSubmit={() => void save()}>
      {({ errorOf }) => (
        <Stack gap="lg">
          <Checkbox
            name="state"
            label={t('autopay.on')}
            checked={state === 'on'}
            onChange={({ currentTarget }) => setState(currentTarget.checked ? 'on' : 'off')}
            error={errorOf('state')}
          />
          <RupiahField
            name="limit"
            label={t('autopay.limit')}
            hint={t('autopay.limitHint')}
            required
            value={limit}
            onChange={({ value }) => setLimit(value)}
            error={errorOf('limit')}
          />
          <RadioGroup
            name="when"
            label={t('autopay.when')}
            value={when}
            options={(['issued', 'day'] as const).map((value) => ({ value, label: t(`autopay.times.${value}`) }))}
            onChange={({ value }) => setWhen(value === 'day' ? 'day' : 'issued')}
            error={errorOf('when')}
          />
          {when === 'day' ? (
            <NumberField
              name="day"
              label={t('autopay.day')}
              hint={t('autopay.dayHint')}
              required
              min={1}
              max={28}
              value={day}
              onChange={({ value }) => setDay(value)}
              error={errorOf('day')}
            />
          ) : null}
          <FormActions>
            <Button type="submit" tone="primary" loading={isSending}>
              {t('autopay.save')}
            </Button>
          </FormActions>
        </Stack>
      )}
    </Form>
  );
}
