import type { PaymentGateway } from '@imah/contract/payments';
import { type GatewayPlace, onlineMethods, vaBanks } from '@imah/contract/payments/words';
import { Button, DescriptionList, Form, FormActions, PasswordField, RadioGroup, Stack, Text } from '@imah/ui';
import { useState } from 'react';
import { anyCall, useSubmit } from '@imah/app/command';
import { useFormTexts } from '@imah/app/form';
import { renewedBy } from '@imah/app/read';
import { ChoiceBoxes } from './choice-boxes.tsx';
import { useGatewayTexts } from './texts.ts';

interface GatewayFormProps {
  readonly orgId: string;
  readonly gateway: PaymentGateway;
}

/** Through which gateway, with which key and in which ways; the server asks for the password before it keeps a key. */
export function GatewayForm({ orgId, gateway }: GatewayFormProps) {
  const t = useGatewayTexts();
  const tf = useFormTexts();
  const [place, setPlace] = useState<GatewayPlace>(gateway.place);
  const [serverKey, setServerKey] = useState('');
  const [methods, setMethods] = useState(gateway.methods);
  const [banks, setBanks] = useState(gateway.banks);
  const { isSending, answer, refuse, submit } = useSubmit(anyCall(renewedBy.organization(orgId)), {
    told: { sent: () => t('saved') },
    onDone: () => setServerKey(''),
  });
  const isUsed = place !== 'none';

  function save(): void {
    const key = serverKey.trim();
    if (isUsed && key === '' && gateway.keyEnd === null) return refuse({ serverKey: [tf('required')] });
    if (isUsed && methods.length === 0) return refuse({ methods: [tf('required')] });
    if (isUsed && methods.includes('va') && banks.length === 0) return refuse({ banks: [tf('required')] });
    const body = { place, methods, banks, ...(key === '' ? {} : { serverKey: key }) };
    void submit((client) => client.updatePaymentGateway({ params: { orgId }, body }));
  }

  return (
    <Form answer={answer} onSubmit={save}>
      {({ errorOf }) => (
        <Stack gap="xl">
          <RadioGroup
            name="place"
            label={t('place')}
            look="card"
            value={place}
            options={gateway.places.map((value) => ({
              value,
              label: t(`places.${value}`),
              hint: t(`placeHints.${value}`),
            }))}
            onChange={({ value }) => setPlace(gateway.places.find((one) => one === value) ?? 'none')}
            error={errorOf('place')}
          />
          {isUsed ? (
            <>
              <PasswordField
                name="serverKey"
                label={t('key')}
                hint={gateway.keyEnd === null ? t('keyHint') : t('keyKept', { end: gateway.keyEnd })}
                autoComplete="new-password"
                maxLength={128}
                value={serverKey}
                onChange={({ currentTarget }) => setServerKey(currentTarget.value)}
                error={errorOf('serverKey')}
              />
              <ChoiceBoxes
                name="methods"
                label={t('methods')}
                options={onlineMethods.map((value) => ({ value, label: t(`method.${value}`) }))}
                value={methods}
                onChange={setMethods}
                error={errorOf('methods')}
              />
              {methods.includes('va') ? (
                <ChoiceBoxes
                  name="banks"
                  label={t('banks')}
                  options={vaBanks.map((value) => ({ value, label: t(`bank.${value}`) }))}
                  value={banks}
                  onChange={setBanks}
                  error={errorOf('banks')}
                />
              ) : null}
              <Stack gap="xs">
                <DescriptionList items={[{ term: t('url'), detail: gateway.notificationUrl }]} />
                <Text size="sm" tone="muted">
                  {t('urlHint')}
                </Text>
              </Stack>
              <Text tone="muted">{t('fee')}</Text>
            </>
          ) : null}
          <FormActions>
            <Button type="submit" tone="primary" loading={isSending}>
              {t('save')}
            </Button>
          </FormActions>
        </Stack>
      )}
    </Form>
  );
}
