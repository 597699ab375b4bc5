import type { Vendor } from '@imah/contract/expenses';
import { Button, Dialog, Form, FormActions, Stack, Text, TextField, ToggleGroup } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useFormTexts } from '@imah/app/form';
import { changeBooks } from '../commands.ts';
import { useVendorTexts } from './texts.ts';

interface VendorFormProps {
  readonly orgId: string;
  /** Null for a new one. */
  readonly vendor: Vendor | null;
  readonly onClose: () => void;
}

const states = ['active', 'archived'] as const;
const lines = ['name', 'npwp', 'bank', 'number', 'holder', 'contact', 'phone', 'email'] as const;
type Line = (typeof lines)[number];
type Values = Readonly<Record<Line, string>>;
/** What the server calls the fields. */
const fields: Partial<Record<Line, string>> = {
  bank: 'account.bank',
  number: 'account.number',
  holder: 'account.holder',
};
const longest: Readonly<Record<Line, number>> = {
  name: 120,
  npwp: 20,
  bank: 40,
  number: 30,
  holder: 80,
  contact: 120,
  phone: 30,
  email: 200,
};
const numeric: ReadonlySet<Line> = new Set(['npwp', 'number']);

const valuesOf = (vendor: Vendor | null): Values => ({
  name: vendor?.name ?? '',
  npwp: vendor?.npwp ?? '',
  bank: vendor?.account?.bank ?? '',
  number: vendor?.account?.number ?? '',
  holder: vendor?.account?.holder ?? '',
  contact: vendor?.contact ?? '',
  phone: vendor?.phone ?? '',
  email: vendor?.email ?? '',
});

/** A supplier; a change of one that is there is confirmed with the password, as it may be of where the money goes. */
export function VendorForm({ orgId, vendor, onClose }: VendorFormProps) {
  const t = useVendorTexts();
  const tf = useFormTexts();
  const [values, setValues] = useState(() => valuesOf(vendor));
  const [state, setState] = useState(vendor?.state ?? 'active');
  const { isSending, answer, refuse, submit } = useSubmit(changeBooks, {
    told: { sent: () => t('form.saved', { name: values.name.trim() }) },
    onDone: onClose,
  });

  function save(): void {
    const text = (line: Line) => (values[line].trim() === '' ? null : values[line].trim());
    const digits = (line: Line) => values[line].replaceAll(/[\s.-]/g, '');
    const hasAccount = text('bank') !== null || text('number') !== null || text('holder') !== null;
    const account = hasAccount
      ? { bank: text('bank') ?? '', number: digits('number'), holder: text('holder') ?? '' }
      : null;
    const npwp = digits('npwp') === '' ? null : digits('npwp');
    const faults = {
      ...(values.name.trim().length < 2 ? { name: [tf('required')] } : {}),
      ...(npwp !== null && !/^\d{16}$/.test(npwp) ? { npwp: [t('form.npwpFault')] } : {}),
      ...(account !== null && account.bank.length < 2 ? { 'account.bank': [tf('required')] } : {}),
      ...(account !== null && !/^\d{6,20}$/.test(account.number) ? { 'account.number': [t('form.numberFault')] } : {}),
      ...(account !== null && account.holder.length < 2 ? { 'account.holder': [tf('required')] } : {}),
    };
    if (Object.keys(faults).length > 0) return refuse(faults);
    const contact = { contact: text('contact'), phone: text('phone'), email: text('email') };
    const body = { name: values.name.trim(), npwp, ...contact, account, state };
    void submit((client) =>
      vendor === null
        ? client.createVendor({ params: { orgId }, body })
        : client.updateVendor({ params: { orgId, vendorId: vendor.id }, body, version: vendor.version }),
    );
  }

  return (
    <Dialog open onClose={onClose} title={t(vendor === null ? 'form.addTitle' : 'form.editTitle')}>
      <Form answer={answer} onSubmit={save}>
        {({ errorOf }) => (
          <Stack gap="lg">
            {lines.map((line) => (
              <TextField
                key={line}
                name={fields[line] ?? line}
                label={t(`form.${line}`)}
                hint={line === 'npwp' ? t('form.npwpHint') : undefined}
                required={line === 'name'}
                {...(numeric.has(line) ? { inputMode: 'numeric' as const } : {})}
                maxLength={longest[line]}
                value={values[line]}
                onChange={({ currentTarget }) => setValues({ ...values, [line]: currentTarget.value })}
                error={errorOf(fields[line] ?? line)}
              />
            ))}
            {vendor === null ? null : (
              <>
                <Text tone="muted">{t('form.changes')}</Text>
                <ToggleGroup
                  label={t('form.state')}
                  value={state}
                  options={states.map((value) => ({ value, label: t(`states.${value}`) }))}
                  onChange={({ value }) => setState(value === 'archived' ? 'archived' : 'active')}
                />
              </>
            )}
            <FormActions>
              <Button type="submit" tone="primary" width="full" loading={isSending}>
                {t('form.save')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
